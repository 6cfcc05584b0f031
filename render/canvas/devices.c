/* The table of outputs. */
#include <assert.h>
#include <string.h>
#include <strings.h>

#include "render/canvas/device.h"

static const struct canvas_device *const devices[] = {
#define DEVICE_ROW(name) &canvas_##name,
    CANVAS_DEVICES(DEVICE_ROW)
#undef DEVICE_ROW
};

enum { DEVICE_COUNT = sizeof devices / sizeof devices[0] };

size_t canvas_device_count(void)
{
    return DEVICE_COUNT;
}

const struct canvas_device *canvas_device_at(size_t index)
{
    assert(index < DEVICE_COUNT);
    return devices[index];
}

const struct canvas_device *canvas_device_find(const char *name)
{
    for (size_t i = 0; i < DEVICE_COUNT; i++) {
        if (strcmp(devices[i]->name, name) == 0) {
            return devices[i];
        }
    }
    return NULL;
}

const struct canvas_device *canvas_device_of_file(const char *path)
{
    const char *end = path ? strrchr(path, '.') : NULL;
    for (size_t i = 0; end && i < DEVICE_COUNT; i++) {
        if (strcasecmp(end, devices[i]->extension) == 0) {
            return devices[i];
        }
    }
    return NULL;
}

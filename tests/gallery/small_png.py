"""Small PNG files: read what Nonet draws, cut and shrink it, write it with few bits a pixel."""

import struct
import zlib


def read_png(path):
    """Width, height and rows of (r, g, b) bytes of a PNG with 8 bits a channel."""
    with open(path, 'rb') as file:
        data = file.read()
    at, packed, palette = 8, b'', None
    while at < len(data):
        length, kind = struct.unpack('>I4s', data[at:at + 8])
        body = data[at + 8:at + 8 + length]
        if kind == b'IHDR':
            width, height, depth, colour = struct.unpack('>IIBB', body[:10])
        elif kind == b'PLTE':
            palette = body
        elif kind == b'IDAT':
            packed += body
        at += 12 + length
    channels = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[colour]
    assert depth == 8
    raw, stride, rows, last = zlib.decompress(packed), width * channels, [], bytearray(width * channels)
    for y in range(height):
        kind = raw[y * (stride + 1)]
        row = bytearray(raw[y * (stride + 1) + 1:(y + 1) * (stride + 1)])
        for x in range(stride if kind else 0):
            left = row[x - channels] if x >= channels else 0
            up = last[x]
            corner = last[x - channels] if x >= channels else 0
            if kind == 4:
                guess = left + up - corner
                distance = (abs(guess - left), abs(guess - up), abs(guess - corner))
                add = (left, up, corner)[distance.index(min(distance))]
            else:
                add = (0, left, up, (left + up) // 2)[kind]
            row[x] = (row[x] + add) & 255
        last = row
        if colour == 2:
            rows.append(bytes(row))
        elif palette:
            rows.append(b''.join(palette[3 * i:3 * i + 3] for i in row))
        else:
            step = channels
            gray = colour in (0, 4)
            rows.append(b''.join(bytes((row[i],) * 3) if gray else bytes(row[i:i + 3])
                                 for i in range(0, stride, step)))
    return width, height, rows


def read_ppm(path):
    with open(path, 'rb') as file:
        head, size, _, body = file.read().split(b'\n', 3)
    assert head == b'P6'
    width, height = map(int, size.split())
    return width, height, [body[y * width * 3:(y + 1) * width * 3] for y in range(height)]


def crop(picture, left, top, right, bottom):
    _, _, rows = picture
    return right - left, bottom - top, [row[3 * left:3 * right] for row in rows[top:bottom]]


def ink(picture):
    """How many pixels are not nearly white."""
    return sum(1 for row in picture[2] for value in row[::3] if value < 200)


def chunk(kind, body):
    return struct.pack('>I', len(body)) + kind + body + struct.pack('>I', zlib.crc32(kind + body))


def write_png(path, picture):
    """Gray pictures with 4 bits a pixel, others with 15 levels a channel."""
    width, height, rows = picture
    gray = all(max(abs(row[i] - row[i + 1]), abs(row[i] - row[i + 2])) < 8
               for row in rows for i in range(0, len(row), 3))
    raw = b''
    for row in rows:
        if gray:
            values = [(value + 8) // 17 for value in row[::3]] + [0]
            raw += b'\0' + bytes(values[i] << 4 | values[i + 1] for i in range(0, width, 2))
        else:
            raw += b'\0' + bytes((value + 8) // 17 * 17 for value in row)
    head = struct.pack('>IIBBBBB', width, height, 4 if gray else 8, 0 if gray else 2, 0, 0, 0)
    with open(path, 'wb') as file:
        file.write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', head) + chunk(b'IDAT', zlib.compress(raw, 9)) +
                   chunk(b'IEND', b''))

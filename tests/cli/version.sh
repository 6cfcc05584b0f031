# The first line is the version alone; then the kernel, the build and the libraries.
nonet --version | head -n 1
nonet --version | grep -cE '^kernel: [a-z0-9]+ \(of portable|^build: (gcc|clang) [0-9]|^libraries: libharu [0-9].*libqpdf [0-9]'

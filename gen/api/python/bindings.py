"""Write nonet/_bindings.py, cffi's description of the library, from its public header.

usage: bindings.py NONET.H _BINDINGS.PY"""
import re
import sys
from pathlib import Path

from cffi import FFI


def declarations(header: str) -> str:
    """The header as cffi reads it: without comments, conditions and attributes."""
    text = re.sub(r"/\*.*?\*/", "", header, flags=re.S).replace("\\\n", " ")
    text = re.sub(r'extern "C" \{|^#ifdef __cplusplus.*?#endif', "", text, flags=re.S | re.M)
    text = re.sub(r"^#.*$", "", text, flags=re.M)
    return text.replace("NONET_API ", "").replace("__attribute__((visibility(\"default\")))", "")


def write(header: str, path: Path) -> None:
    ffi = FFI()
    ffi.cdef(declarations(header))
    ffi.set_source("nonet._bindings", None)
    ffi.emit_python_code(str(path))


if __name__ == "__main__":
    write(Path(sys.argv[1]).read_text(encoding="utf-8"), Path(sys.argv[2]))

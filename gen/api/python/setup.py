"""Build the package: the bindings from nonet.h, and the library itself where it has been built.

`make all` in the top folder builds libnonet; a wheel then holds a copy of it. Without one, the
package looks for an installed libnonet when it is imported."""
import re
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

try:
    from setuptools.command.bdist_wheel import bdist_wheel
except ImportError:
    from wheel.bdist_wheel import bdist_wheel

HERE = Path(__file__).resolve().parent
TOP = HERE.parents[2]


def header() -> str:
    """nonet.h, where the package is built inside Nonet's tree or from a source package."""
    for path in (TOP / "include" / "nonet.h", HERE / "nonet.h"):
        if path.exists():
            return path.read_text(encoding="utf-8")
    raise SystemExit("nonet.h is neither in ../../../include nor here: build inside Nonet's tree")


VERSION = re.search(r'NONET_VERSION\s+"([^"]+)"', header()).group(1)
# What the shared library's name carries: the major version, and before 1.0 the minor one too.
ABI = ".".join(VERSION.split(".")[: 2 if VERSION.startswith("0.") else 1])


class Build(build_py):
    def run(self) -> None:
        sys.path.insert(0, str(HERE))
        import bindings

        package = HERE / "nonet"
        bindings.write(header(), package / "_bindings.py")
        library = TOP / "out" / "lib" / f"libnonet.so.{ABI}"
        if library.exists():
            shutil.copyfile(library, package / f"libnonet.so.{ABI}")
            if shutil.which("strip"):  # of what only debuggers need
                subprocess.run(["strip", "--strip-unneeded", package / f"libnonet.so.{ABI}"], check=True)
        super().run()


class Wheel(bdist_wheel):
    """For any Python 3, but, with the library in it, for one system."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.root_is_pure = not (TOP / "out" / "lib" / f"libnonet.so.{ABI}").exists()

    def get_tag(self) -> "tuple[str, str, str]":
        platform = super().get_tag()[2]
        return "py3", "none", platform


setup(version=VERSION, cmdclass={"build_py": Build, "bdist_wheel": Wheel})

"""The notebook of the guide runs, and its puzzles are shown as pictures."""
import asyncio
import json
import os
from pathlib import Path

import pytest

NOTEBOOK = Path(__file__).parents[2] / "doc" / "python.ipynb"
os.environ.setdefault("JUPYTER_PLATFORM_DIRS", "1")


def test_cells():
    """Without Jupyter: the cells in their order."""
    names = {}
    for cell in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]:
        assert not cell.get("outputs"), "stored without outputs"
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), cell["id"], "exec"), names)
    assert names["puzzle"].level == "unfair"
    assert names["killer"].count() == 1
    assert len(names["table"]) == 1000


def test_notebook():
    nbclient = pytest.importorskip("nbclient")
    nbformat = pytest.importorskip("nbformat")
    pytest.importorskip("ipykernel")
    asyncio.set_event_loop(asyncio.new_event_loop())
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    nbclient.NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    shown = [data for cell in notebook.cells if cell.cell_type == "code"
             for output in cell.outputs for data in output.get("data", {})]
    assert shown.count("image/svg+xml") == 2

"""Put compiled rules into a wheel; an editable install is compiled by ./dev instead."""

import importlib.util
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledRules(BuildHookInterface[Any]):
    """Adds a binary for every module with a type sheet, or says why the wheel is plain Python."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard":
            return
        spec = importlib.util.spec_from_file_location("rules", Path(self.root, "build", "rules.py"))
        assert spec is not None and spec.loader is not None
        rules = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(rules)
        try:
            made = rules.compile_all()
        except rules.NoCompiler as lack:
            print(f"samedi: {lack}", file=sys.stderr)
            return
        if not made:
            return
        sources = rules.sheets()
        inside = {str(path): str(rules.binary(sources[name]).relative_to(rules.SOURCES)) for name, path in made.items()}
        manifest = rules.SCRATCH / "wheel.txt"
        manifest.write_text(rules.manifest("wheel"), "utf-8")
        build_data["force_include"] |= inside | {str(manifest): "samedi/_compiled.txt"}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

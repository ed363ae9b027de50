"""Put compiled rules and the browser client into a wheel, and the client into an sdist, so that pip needs no Node.

An editable install builds nothing: ./dev does that.
"""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildHook(BuildHookInterface[Any]):
    """Adds what is built from sources, or says in one sentence why it is missing."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard":
            return
        if self.target_name == "wheel":
            self.add_rules(build_data)
        self.add_client(build_data)

    def add_rules(self, build_data: dict[str, Any]) -> None:
        """Add the binaries of the compiled modules. Without a compiler the wheel is plain Python."""
        rules = self.script("compile_rules")
        try:
            made = rules.compile_all()
        except rules.NoCompiler as lack:
            say(str(lack))
            return
        if not made:
            return
        inside = {name: rules.binary(name) for name in made}
        files = {str(path): str(inside[name].relative_to(rules.SOURCES)) for name, path in made.items()}
        manifest = rules.SCRATCH / "wheel.txt"
        manifest.write_text(rules.manifest("wheel", rules.inputs(), inside), "utf-8")
        build_data["force_include"] |= files | {str(manifest): "samedi/_compiled.txt"}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def add_client(self, build_data: dict[str, Any]) -> None:
        """Add the browser client as it is if it is current (in an sdist it is), else bundle it with Node."""
        client = self.script("bundle_client")
        try:
            made = client.files_for_package()
        except client.NoClient as lack:
            *details, sentence = str(lack).splitlines()
            print(*details, sep="\n", end="\n" if details else "", file=sys.stderr)
            say(
                f"this {self.target_name} has no browser client: {sentence}, "
                "then run `python build/bundle_client.py` and build it again"
            )
            return
        base = client.ROOT / "src" if self.target_name == "wheel" else client.ROOT
        build_data["force_include"] |= {str(path): str(path.relative_to(base)) for path in made}

    def script(self, name: str) -> ModuleType:
        """One of the scripts in build/."""
        spec = importlib.util.spec_from_file_location(name, Path(self.root, "build", f"{name}.py"))
        assert spec is not None and spec.loader is not None
        found = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(found)
        return found


def say(sentence: str) -> None:
    print(f"samedi: {sentence}", file=sys.stderr)

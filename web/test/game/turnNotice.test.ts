import assert from "node:assert/strict";
import { test } from "node:test";
import { withDot } from "../../src/game/turnNotice";

test("an SVG icon gets a dot inside its drawing, and another icon stays as it is", () => {
  const icon = `data:image/svg+xml,${encodeURIComponent("<svg><g/></svg>").replace(/%2F/g, "/")}`;
  const drawn = decodeURIComponent(withDot(icon));
  assert.match(drawn, /<g\/><circle [^>]*\/><\/svg>$/);
  assert.equal(withDot("/favicon.ico"), "/favicon.ico");
});

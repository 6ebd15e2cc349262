import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

afterEach(() => {
  // The library does this itself only if the test functions are globals. Here they are imported.
  cleanup();
  // Overlapping act() calls can leave React's flag set. The next test would then warn about updates outside act().
  Reflect.deleteProperty(globalThis, "IS_REACT_ACT_ENVIRONMENT");
});

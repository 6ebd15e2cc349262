import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

afterEach(() => {
  // The library does this by itself only where the test functions are globals, and here they are imported.
  cleanup();
  // Overlapping calls of act() can leave React's flag set, and the next test would be warned about updates outside of act().
  Reflect.deleteProperty(globalThis, "IS_REACT_ACT_ENVIRONMENT");
});

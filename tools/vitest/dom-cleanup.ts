import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

afterEach(() => {
  // The library does this itself only if the test functions are globals. Here they are imported.
  cleanup();
});

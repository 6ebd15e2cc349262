import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  // The library does this itself only if the test functions are globals. Here they are imported.
  cleanup();
});

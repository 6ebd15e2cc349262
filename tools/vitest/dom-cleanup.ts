import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// The library's default. Machines of CI may be busier than a developer's.
configure({ asyncUtilTimeout: process.env["CI"] ? 10_000 : 1_000 });

afterEach(() => {
  // The library does this itself only if the test functions are globals. Here they are imported.
  cleanup();
});

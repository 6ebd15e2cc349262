import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// As in vitest.config.ts.
configure({ asyncUtilTimeout: Number(process.env["TEST_PATIENCE"] ?? 1_000) });

afterEach(() => {
  // The library does this itself only if the test functions are globals. Here they are imported.
  cleanup();
});

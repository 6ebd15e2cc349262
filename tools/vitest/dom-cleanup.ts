import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// The library does this by itself only where the test functions are globals, and here they are imported.
afterEach(cleanup);

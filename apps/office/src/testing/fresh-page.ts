import { afterEach, vi } from "vitest";
import { throwMistakes } from "../../../../tools/vitest/fake-server.ts";

// A setup file. The test files of a worker share one window, and each test must find it empty.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});
afterEach(throwMistakes);

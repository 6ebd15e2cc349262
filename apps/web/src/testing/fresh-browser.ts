import { afterEach, vi } from "vitest";
import { throwMistakes } from "../../../../tools/vitest/fake-server.ts";

// A setup file. The test files of a worker share one browser window, and each test must find it empty. Hooks at the top
// level of a helper would run for the first file only, because the helper is loaded once.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const pair of document.cookie.split(/;\s*/)) document.cookie = `${pair.split("=")[0]}=; path=/; max-age=0`;
  localStorage.clear();
  sessionStorage.clear();
  delete window.dataLayer;
  for (const script of document.head.querySelectorAll("script")) script.remove();
  window.history.replaceState(null, "", "/");
});
afterEach(throwMistakes);

import { afterEach, vi } from "vitest";
import { throwMistakes } from "./fake-server.ts";

// A setup file: the test files of a worker share one browser window, and each test finds it empty. Hooks at the top of a helper
// would be registered for the first file only, because the helper is loaded once.
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

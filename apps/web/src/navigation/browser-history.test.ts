import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createBrowserHistory } from "./browser-history.ts";

const scrolls = vi.fn<(x: number, y: number) => void>();
const before = location.href;
beforeEach(() => vi.stubGlobal("scrollTo", scrolls));
afterEach(() => {
  scrolls.mockReset();
  vi.unstubAllGlobals();
  history.replaceState(null, "", before);
});

function replace(from: string, to: string): void {
  history.replaceState(null, "", from);
  const browserHistory = createBrowserHistory();
  browserHistory.show(new URL(to, location.href), "replace", null, () => {});
}

test("the next step of a page begins at its top, although it replaces the step before", () => {
  replace("/en/payment?step=summary", "/en/payment");
  expect(scrolls.mock.calls).toEqual([[0, 0]]);
});

test.each([
  ["/en/payment?step=summary", "/de/payment?step=summary"],
  ["/en/staff/search", "/en/staff/search?search=Weber"],
])("the page stays where it is when %s becomes %s", (from, to) => {
  replace(from, to);
  expect(scrolls).not.toHaveBeenCalled();
});

import { afterEach, expect, test, vi } from "vitest";
import { sampleRecord } from "../testing/sample-record.ts";
import { leaveCachedPage } from "./leave-cached-page.ts";
import { createSession } from "./session.ts";

afterEach(() => history.replaceState(null, "", "/"));

/** Leaves a page and comes back to it. Returns whether it was hidden meanwhile, is visible now, and was loaded again. */
function comeBack(path: string, { persisted = true, isForgotten = false, record = sampleRecord() } = {}) {
  history.replaceState(null, "", path);
  const noCalls = () => {
    throw new Error("the session must not make calls");
  };
  const session = createSession(noCalls, () => {});
  session.replace(record);
  const root = document.createElement("div");
  const reload = vi.fn<() => void>();
  leaveCachedPage(root, session, reload);
  dispatchEvent(new Event("pagehide"));
  const wasHidden = root.hidden;
  if (isForgotten) document.cookie = "token=; path=/; max-age=0";
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  return { wasHidden, isVisible: !root.hidden, reloads: reload.mock.calls.length };
}

test.each(["/en/policies", "/de/policies/payments"])(
  "%s from the back/forward cache stays hidden and is loaded again",
  (path) => {
    expect(comeBack(path)).toEqual({ wasHidden: true, isVisible: false, reloads: 1 });
  },
);

test("a page of an application that this browser has forgotten is loaded again", () => {
  expect(comeBack("/en/summary", { isForgotten: true })).toEqual({
    wasHidden: true,
    isVisible: false,
    reloads: 1,
  });
});

test("a page of the same application, and one that the browser loads, is shown as it is", () => {
  const shown = { wasHidden: true, isVisible: true, reloads: 0 };
  expect(comeBack("/en/summary")).toEqual(shown);
  expect(comeBack("/en/policies", { persisted: false })).toEqual(shown);
});

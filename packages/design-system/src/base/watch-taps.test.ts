import { afterEach, expect, test } from "vitest";
import { watchTaps } from "./watch-taps.ts";

let stop = () => {};
afterEach(() => stop());
const isCalm = () => "kTap" in document.documentElement.dataset;
const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

test("the focus ring is calm after a tap, even while typing, until the keyboard moves the focus", () => {
  stop = watchTaps(document);
  expect(isCalm()).toBe(false);
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  press("a");
  expect(isCalm()).toBe(true);
  press("Tab");
  expect(isCalm()).toBe(false);
});

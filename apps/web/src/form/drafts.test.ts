import { beforeEach, expect, test } from "vitest";
import { createDrafts } from "./drafts.ts";

beforeEach(() => {
  sessionStorage.clear();
  page = new EventTarget();
});
/** A page of its own, so that those of earlier tests have left. */
let page = new EventTarget();
const loadAnew = () => page.dispatchEvent(new Event("pagehide"));

test("what was typed survives the page being loaded anew, once", () => {
  createDrafts(page).keep("name", { firstName: "Ada ẞ", phone: { dialCode: "+49", number: "170" } });
  loadAnew();
  expect(createDrafts(page).get("name")).toEqual({ firstName: "Ada ẞ", phone: { dialCode: "+49", number: "170" } });
  expect(sessionStorage.length).toBe(0);
});

test("what was saved is not handed on", () => {
  const drafts = createDrafts(page);
  drafts.keep("name", { firstName: "Ada" });
  drafts.keep("pets", { pet: "dog" });
  drafts.drop("name");
  loadAnew();
  const after = createDrafts(page);
  expect([after.get("name"), after.get("pets")]).toEqual([undefined, { pet: "dog" }]);
});

test("what was forgotten leaves nothing in the tab", () => {
  const drafts = createDrafts(page);
  drafts.keep("name", { firstName: "Ada" });
  drafts.clear();
  loadAnew();
  expect(sessionStorage.length).toBe(0);
});

test.each(["no JSON", "{}", '[1,["name"],["name",null]]'])("what is no draft is none: %s", (kept) => {
  sessionStorage.setItem("drafts", kept);
  expect(createDrafts(page).get("name")).toBeUndefined();
});

import { beforeEach, expect, test } from "vitest";
import { createDrafts } from "./drafts.ts";

beforeEach(() => {
  sessionStorage.clear();
  page = new EventTarget();
});
/** A new page for each test, so that the drafts of earlier tests do not listen. */
let page = new EventTarget();
const reload = () => page.dispatchEvent(new Event("pagehide"));

test("keeps drafts over one reload of the page", () => {
  createDrafts(page).keep("name", { firstName: "Ada ẞ", phone: { dialCode: "+49", number: "170" } });
  reload();
  expect(createDrafts(page).get("name")).toEqual({ firstName: "Ada ẞ", phone: { dialCode: "+49", number: "170" } });
  expect(sessionStorage.length).toBe(0);
});

test("does not keep a saved draft over a reload", () => {
  const drafts = createDrafts(page);
  drafts.keep("name", { firstName: "Ada" });
  drafts.keep("pets", { pet: "dog" });
  drafts.drop("name");
  reload();
  const after = createDrafts(page);
  expect([after.get("name"), after.get("pets")]).toEqual([undefined, { pet: "dog" }]);
});

test("replaces what a page that came back from the browser's memory had kept", () => {
  const drafts = createDrafts(page);
  drafts.keep("name", { firstName: "Ada" });
  reload();
  drafts.drop("name");
  reload();
  expect(createDrafts(page).get("name")).toBeUndefined();
});

test.each([
  ["the same application", "0a", { firstName: "Ada" }],
  ["another application", "0b", undefined],
])("when %s is open after a reload, the draft is %s %o", (_, application, expected) => {
  const drafts = createDrafts(page);
  drafts.belongTo("0a");
  drafts.keep("name", { firstName: "Ada" });
  reload();
  const after = createDrafts(page);
  after.belongTo(application);
  expect(after.get("name")).toEqual(expected);
});

test("gives what was typed before there was an application to the first one", () => {
  const drafts = createDrafts(page);
  drafts.keep("rent-and-deposit", { rentDepositAmount: "900" });
  drafts.belongTo("0a");
  expect(drafts.get("rent-and-deposit")).toEqual({ rentDepositAmount: "900" });
});

test("leaves nothing in the tab's storage after clear", () => {
  const drafts = createDrafts(page);
  drafts.keep("name", { firstName: "Ada" });
  drafts.clear();
  reload();
  expect(sessionStorage.length).toBe(0);
});

test.each(["no JSON", "{}", '[1,["name"],["name",null]]'])("ignores an invalid stored value: %s", (kept) => {
  sessionStorage.setItem("drafts", kept);
  expect(createDrafts(page).get("name")).toBeUndefined();
});

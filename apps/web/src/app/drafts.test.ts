import { beforeEach, describe, expect, test } from "vitest";
import { createDrafts } from "./drafts.ts";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
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

describe("when the tab was closed and the product is opened again", () => {
  const closeTab = () => {
    reload();
    sessionStorage.clear();
  };

  test("the deposit is still known, and nothing else is", () => {
    const drafts = createDrafts(page);
    drafts.keep("name", { firstName: "Ada" });
    drafts.keep("rent-and-deposit", { coldRentAmount: "800", rentDepositAmount: "2400" });
    drafts.belongTo("0a");
    closeTab();
    const after = createDrafts(page);
    after.belongTo("0a");
    expect([after.get("name"), after.get("rent-and-deposit")]).toEqual([undefined, { rentDepositAmount: "2400" }]);
  });

  test.each<[string, (drafts: ReturnType<typeof createDrafts>) => unknown]>([
    ["has been saved", (drafts) => drafts.drop("rent-and-deposit")],
    ["was cleared", (drafts) => drafts.clear()],
    ["belongs to another application", (drafts) => drafts.belongTo("0b")],
  ])("a deposit that %s is not known any more", (_, act) => {
    const drafts = createDrafts(page);
    drafts.belongTo("0a");
    drafts.keep("rent-and-deposit", { rentDepositAmount: "2400" });
    act(drafts);
    closeTab();
    expect(createDrafts(page).get("rent-and-deposit")).toBeUndefined();
  });
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

import { expect, test } from "@playwright/test";
import { markRepeats } from "./mark-repeats.ts";

test("leaves out ends and the content of what was just named", () => {
  const said = ["main", "link, Help", "Help", "end of link, Help", "paragraph", "Welcome", "end of paragraph"];
  expect(markRepeats(said)).toEqual(["  main", "  link, Help", "  Welcome"]);
});

test("knows content with words kept together from its name with plain spaces", () => {
  expect(markRepeats(["radio, 2 years, not checked", "2\u00A0years"])).toEqual(["  radio, 2 years, not checked"]);
});

test("marks a phrase that says nothing new after the one before", () => {
  expect(markRepeats(["region, Price", "heading, Price, level 2", "10 €", "10 €"])).toEqual([
    "  region, Price",
    "= heading, Price, level 2",
    "  10 €",
    "= 10 €",
  ]);
});

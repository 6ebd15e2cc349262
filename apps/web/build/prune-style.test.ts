import { expect, test } from "vitest";
import { pruneStyle } from "./prune-style.ts";

const html = '<main class="page page--wide"><a class="link">Start</a></main>';

test.each([
  ["rules of classes that the page has", ".page{a:b}.page--wide .link{c:d}"],
  ["rules of elements and of the root", ":root{--k:1}main>*+*{a:b}"],
  ["alternatives in brackets, which may match", ".link:is(.other,.page){a:b}.page:not(.other){c:d}"],
  ["animations and fonts", '@keyframes in{from{opacity:0}50%{a:b}}@font-face{font-family:"F"}'],
  ["conditions with rules in them", "@media (min-width:40rem){.page{a:b}}"],
])("keeps %s", (_, style) => {
  expect(pruneStyle(style, html)).toBe(style);
});

test.each([
  [".other{a:b}", ""],
  [".page .other{a:b}.link{c:d}", ".link{c:d}"],
  [".other,.link{a:b}", ".link{a:b}"],
  [".link:hover{a:b}.link:active{c:d}", ""],
  ["@media (hover:hover){.link:hover{a:b}}.page{c:d}", ".page{c:d}"],
  ["@media print{.page{a:b}.link{c:d}}", ""],
  ["@layer k{@media (min-width:1px){.other{a:b}}.page{c:d}}", "@layer k{.page{c:d}}"],
])("prunes %s", (style, rest) => {
  expect(pruneStyle(style, html)).toBe(rest);
});

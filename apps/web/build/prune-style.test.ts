import { expect, test } from "vitest";
import { pruneStyle } from "./prune-style.ts";

const html = `<html><body><main class="page page--wide"><a class="link" href="/">Start</a><input type="radio">
  <ul class="menu" hidden><li class="entry"></li></ul></main></body></html>`;
const latin = '@font-face{font-family:"F";unicode-range:U+??,U+131}';

test.each([
  ["rules of classes that the page has", ".page{a:b}.page--wide .link{c:d}"],
  ["rules of elements and of the root", ":root{a:b}main>*+*{a:b}:where(main)>:where(*+*){a:b}"],
  ["alternatives in brackets, which match", ".link:is(.other,.page .link){a:b}.page:not(.other):has(>.link){c:d}"],
  ["parts of elements, and the focus", ".link:before{a:b}.link:focus-visible{c:d}.page:not(:focus){a:b}"],
  ["fonts of the page's letters, and fonts for all letters", `${latin}@font-face{font-family:"G"}`],
  ["animations that a rule names", ".link{animation:.2s in}@keyframes in{0%{opacity:0}50%{a:b}}"],
  ["conditions with rules in them", "@media (min-width:40rem){.page{a:b}}"],
  ["custom properties that are used", ":root{--a:1;--b:var(--a)}.page{c:var(--b, var( --a))}"],
  ["the order of the layers", "@layer a,b;@layer a{}@layer b{.page{a:b}}"],
])("keeps %s", (_, style) => {
  expect(pruneStyle(style, html)).toBe(style);
});

test.each([
  [".other{a:b}", ""],
  [".page .other{a:b}.link{c:d}", ".link{c:d}"],
  [".other,.link{a:b}", ".link{a:b}"],
  ["section .link,.link+.link,.page:has(.other),.page:not(main),h1{a:b}", ""],
  [".page:has(:checked),[aria-busy=true]{a:b}", ""],
  [".menu,.menu .entry{a:b}", ""],
  [".link:hover{a:b}.link:active{c:d}", ""],
  [".link{color:red;cursor:pointer;transition:color .1s}", ".link{color:red}"],
  [".page{a:b}@media (hover:hover){.link:hover{a:b}}", ".page{a:b}"],
  ["@media print{.page{a:b}.link{c:d}}", ""],
  ["@layer k{@media (min-width:1px){.other{a:b}}.page{c:d}}", "@layer k{.page{c:d}}"],
  [":root{--a:1;--b:var(--a);--c:2}.page{d:var(--c)}", ":root{--c:2}.page{d:var(--c)}"],
  ["@keyframes in{0%{a:var(--b)}}:root{--b:1}", ""],
  ['@font-face{font-family:"F";unicode-range:U+100-17F}', ""],
])("prunes %s", (style, rest) => {
  expect(pruneStyle(style, html)).toBe(rest);
});

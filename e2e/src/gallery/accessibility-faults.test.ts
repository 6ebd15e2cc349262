import { expect, type Page, test } from "@playwright/test";
import { findAccessibilityFaults } from "./accessibility-faults.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const base = `button, a { min-height: 44px; min-width: 44px } a { display: inline-block }
  :focus-visible { outline: 3px solid #1b5cff; outline-offset: 2px } body { margin: 0; padding: 20px }`;

/** The findings for a page with this body. */
async function lookAt(page: Page, body: string, style = ""): Promise<string[]> {
  await page.setContent(`<!doctype html><html lang="en"><style>${base}${style}</style><body>${body}</body></html>`);
  return findAccessibilityFaults(page, ["wide"]);
}

const two = `<p><button>One</button></p><p><a href="#two">Two</a></p>`;

test("finds nothing on a plain page", async ({ page }) => {
  expect(await lookAt(page, two)).toEqual([]);
});

// One broken page per check, to prove that the check can fail.
const hindrances: [what: string, body: string, style: string, fault: RegExp][] = [
  ["a ring that is not drawn", two, ":focus-visible { outline: none }", /by keyboard: button\. 'One' shows no focus/],
  ["a ring in the colour of its ground", two, ":focus-visible { outline-color: #eee }", /shows a focus of 1\.\d:1/],
  ["something that lies over the focus", two + `<i></i>`, "i { position: fixed; inset: 0 }", /'One' lies under i/],
  [
    "an order that is not that of reading",
    two,
    "p:first-child { position: relative; top: 200px }",
    /'Two' comes after what stands below it/,
  ],
  ["a trap", `${two}<button onkeydown="event.preventDefault()">Three</button>`, "", /returns to button\. 'Three'/],
  [
    "a small target",
    `<button style="min-height: 20px">Small</button>`,
    "",
    /by thumb: button\. 'Small' is \d+ × \d+ px/,
  ],
  ["a page that is wider than its window", `<div style="width: 400px">wide</div>`, "", /zoomed: scrolls sideways/],
  [
    "a text that is cut off when it is set wider",
    `<div style="width: 90px; height: 24px; overflow: hidden">Accept this</div>`,
    "",
    /wider text: div 'Accept this' is cut off/,
  ],
  [
    "a text that does not fit when it is twice as large",
    `<nav style="font-size: 3rem; white-space: nowrap">Your contract</nav>`,
    "",
    /twice as large: nav 'Your contract' reaches out of the window/,
  ],
  ["motion", two, "button { transition: opacity 1s }", /with less motion: button\. moves/],
  [
    "a button that only its ground tells",
    two,
    "button { border: 0 } a { color: red }",
    /forced colours, light: button\. 'One' has no edge/,
  ],
  [
    "a drawing in the colour of the page",
    `${two}<svg width="20" height="20"><path d="M0 0h20v20z" fill="#fff"/></svg>`,
    "",
    /forced colours, light: svg/,
  ],
];
for (const [what, body, style, fault] of hindrances)
  test(`finds ${what}`, async ({ page }) => {
    expect((await lookAt(page, body, style)).join("\n")).toMatch(fault);
  });

test("expects the focus only inside an open dialog", async ({ page }) => {
  const dialog = (content: string) =>
    `<button>Outside</button><dialog>${content}</dialog><script>document.querySelector("dialog").showModal()</script>`;
  expect(await lookAt(page, dialog("<button>Inside</button>"))).toEqual([]);
  const unreachable = dialog(`<button>Inside</button><button onfocus="this.blur()">Shy</button>`);
  expect(await lookAt(page, unreachable)).toContain("wide, by keyboard: the focus does not reach button 'Shy'");
});

test("accepts a focused link that is wider than what a table shows of it", async ({ page }) => {
  const table = `<div style="overflow-x: auto; width: 200px; padding: 10px">
    <a href="#a" style="display: inline-flex; align-items: center; width: 500px">A long name</a></div>`;
  const faults = await lookAt(page, table);
  expect(faults.filter((fault) => fault.includes("lies under"))).toEqual([]);
});

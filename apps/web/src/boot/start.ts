import "@kautia/design-system/styles.css";
import "./app.css";
import { fetchFile, fetchTexts } from "../api/fetch-early.ts";
import { findLater } from "./find-later.ts";
import { keepPressed } from "./keep-pressed.ts";
import { showNotice } from "./show-notice.ts";

/*
 * The page's first script, small enough to be inlined. On a prerendered page it fetches the app after the first paint.
 * It runs the app in pieces, so that the browser can react to the visitor in between. docs/web.md.
 */
const lists = document.querySelector<HTMLElement>("script[data-run]")?.dataset ?? {};
const [pieces, files, styles] = [listOf(lists["run"]), listOf(lists["files"]), listOf(lists["styles"])];
/** An empty page has links to its style sheets instead. */
const isPrerendered = lists["styles"] !== undefined;

let failed = false;
let again = run;
const pressed = keepPressed(document, () => (failed ? offerAgain() : undefined));

async function start(): Promise<void> {
  failed = false;
  if (isPrerendered) await firstPaint();
  const fetchedTexts = fetchTexts(document.documentElement.lang);
  const [texts] = await Promise.all([fetchedTexts, fetchAll([...pieces, ...files]), ...styles.map(addStyle)]);
  // A module that cannot be loaded from here on stays broken until the page is opened again.
  again = () => location.reload();
  for (const piece of pieces) {
    // Ignore a failure here: the file that imports this one fails too, and so does the app's own import below.
    await import(/* @vite-ignore */ piece).catch(() => {});
    await pause();
  }
  const { main }: typeof import("./main.tsx") = await import(/* @vite-ignore */ pieces.at(-1) ?? "");
  await main({ texts, pressAgain: pressed.repeat, findLater, pause });
}

function run(): void {
  start().catch((error: unknown) => {
    // oxlint-disable-next-line no-console -- helps support to find the cause
    console.warn(`The app could not be started: ${String(error)}`);
    failed = true;
    if (!isPrerendered || pressed.element()) offerAgain();
  });
}

function offerAgain(): void {
  showNotice(isPrerendered ? pressed.element() : null, () => again());
}

/** Resolves after the first paint, at once in a hidden tab, and after 2 s at the latest if the browser reports none. */
function firstPaint(): Promise<void> | undefined {
  if (document.visibilityState === "hidden") return undefined;
  return new Promise((done) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) done();
    }).observe({ type: "paint", buffered: true });
    setTimeout(done, 2000);
  });
}

/** Lets the browser paint and handle waiting events, such as a tap, before the next step. */
function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

/** Four at a time, because each request takes processor time. */
async function fetchAll(all: readonly string[]): Promise<void> {
  const fetched: Promise<void>[] = [];
  for (let from = 0; from < all.length; from += 4) {
    fetched.push(...all.slice(from, from + 4).map(fetchFile));
    await pause();
  }
  await Promise.all(fetched);
}

/** A prerendered page has only the style rules of its first paint. Without the others the app would still work. */
function addStyle(href: string): Promise<unknown> {
  return new Promise((ended) => {
    const link = { rel: "stylesheet", href, crossOrigin: "", onload: ended, onerror: ended };
    document.head.append(Object.assign(document.createElement("link"), link));
  });
}

function listOf(names = ""): string[] {
  return names.split(" ").filter(Boolean);
}

// A browser that is too old does not start the app: the page has a note instead (index.html).
if (!("oldBrowser" in document.documentElement.dataset)) run();

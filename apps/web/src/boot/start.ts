import "@kautia/design-system/styles.css";
import "./app.css";
import { firstPaint } from "./first-paint.ts";
import { keepPressed } from "./keep-pressed.ts";
import { pause } from "./pause.ts";

/*
 * The page's first script, small enough to be inlined. On a drawn page it fetches the app after the first paint and
 * runs it in pieces, so that the browser can react to the visitor in between. docs/web.md.
 */
const {
  main: mainFile = "",
  run,
  late,
  styles,
} = document.querySelector<HTMLScriptElement>("script[data-main]")?.dataset ?? {};
const pieces = listOf(run);

async function start(): Promise<void> {
  const pressAgain = late === undefined ? () => {} : keepPressed(document);
  if (late !== undefined) {
    await firstPaint();
    const styled = Promise.all(listOf(styles).map(addStyle));
    await fetchAll([...pieces, ...listOf(late)]);
    await styled;
  }
  for (const piece of pieces) {
    // A file that does not load is imported again by the file that needs it, and that failure is shown.
    await import(/* @vite-ignore */ piece).catch(() => {});
    await pause();
  }
  const { main }: typeof import("./main.tsx") = await import(/* @vite-ignore */ mainFile);
  await main({ pressAgain, pause });
}

/** Four at a time, because each request takes processor time. */
async function fetchAll(files: readonly string[]): Promise<void> {
  for (let from = 0; from < files.length; from += 4) {
    const links = files
      .slice(from, from + 4)
      .map((href) => Object.assign(document.createElement("link"), { rel: "modulepreload", href, crossOrigin: "" }));
    document.head.append(...links);
    await pause();
  }
}

/** A drawn page has only the rules of its first paint. Without the others the app would still work. */
function addStyle(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href, crossOrigin: "" });
  const ended = new Promise((resolve) => {
    for (const event of ["load", "error"]) link.addEventListener(event, resolve);
  });
  document.head.append(link);
  return ended;
}

function listOf(names = ""): string[] {
  return names.split(" ").filter(Boolean);
}

void start();

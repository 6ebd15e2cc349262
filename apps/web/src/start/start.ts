import "@kautia/design-system/styles.css";
import "../app.css";
import { firstPaint } from "./first-paint.ts";
import { keepPressed } from "./keep-pressed.ts";
import { pause } from "./pause.ts";

/*
 * The page's first script, so small that it stands in the page itself: where the page can be read already, the app is
 * fetched once it has been painted, and runs in pieces, between which the browser gets to hear the visitor. docs/web.md.
 */
const {
  main: mainFile = "",
  run,
  late,
} = document.querySelector<HTMLScriptElement>("script[data-main]")?.dataset ?? {};
const pieces = listOf(run);

async function start(): Promise<void> {
  const pressAgain = late === undefined ? () => {} : keepPressed(document);
  if (late !== undefined) {
    await firstPaint();
    await fetchAll([...pieces, ...listOf(late)]);
  }
  for (const piece of pieces) {
    // What fails to come is asked for again by what needs it, and that failure is told.
    await import(/* @vite-ignore */ piece).catch(() => {});
    await pause();
  }
  const { main }: typeof import("../main.tsx") = await import(/* @vite-ignore */ mainFile);
  await main({ pressAgain, pause });
}

/** A few at a time: to ask for a file takes the processor too. */
async function fetchAll(files: readonly string[]): Promise<void> {
  for (let from = 0; from < files.length; from += 4) {
    const links = files
      .slice(from, from + 4)
      .map((href) => Object.assign(document.createElement("link"), { rel: "modulepreload", href, crossOrigin: "" }));
    document.head.append(...links);
    await pause();
  }
}

function listOf(names = ""): string[] {
  return names.split(" ").filter(Boolean);
}

void start();

import "@kautia/design-system/styles.css";
import "../app.css";
import { firstPaint } from "./first-paint.ts";
import { keepPressed } from "./keep-pressed.ts";
import { pause } from "./pause.ts";

/*
 * The page's first script, so small that it costs the first paint nothing: where the page can be read already, the app is
 * fetched once it has been painted, and runs in pieces, between which the browser gets to hear the visitor. Decision 0116.
 */
const tag = document.querySelector<HTMLScriptElement>("script[data-run]");
const pieces = listOf(tag?.dataset["run"]);
/** What a page has that is drawn: scripts to be fetched besides those to be run. */
const late = tag?.dataset["late"];

async function start(): Promise<void> {
  const pressAgain = late === undefined ? () => {} : keepPressed(document);
  if (late !== undefined) await firstPaint();
  for (const href of [...pieces, ...listOf(late)])
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", href, crossOrigin: "" }),
    );
  for (const piece of pieces) {
    // What fails to come is asked for again by what needs it, and that failure is told.
    await import(/* @vite-ignore */ piece).catch(() => {});
    await pause();
  }
  const { main } = await import("../main.tsx");
  await main({ pressAgain, pause });
}

function listOf(names = ""): string[] {
  return names.split(" ").filter(Boolean);
}

void start();

import { prerenderedAttribute, prerenderKey, readPath } from "@kautia/contract";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { type App, startApp } from "./app/app.ts";
import { createAppNavigator } from "./app/app-navigator.tsx";
import { keepTyped } from "./app/keep-typed.ts";
import { readPageData } from "./app/page-data.ts";
import { Root } from "./app/Root.tsx";
import type { Navigator } from "./navigation/navigator.ts";
import { watchErrors } from "./reporting/early-errors.ts";

/** What the page's first script hands over. */
export interface Start {
  /** Does what was pressed before the app was there. */
  pressAgain: () => void;
  /** Lets the browser do what is waiting, such as hearing a tap. */
  pause: () => Promise<void>;
}

/** Settings and texts first, then the navigator, which asks the guards before it shows anything. */
export async function main({ pressAgain, pause }: Start): Promise<void> {
  watchErrors();
  const data = readPageData();
  const app = await startApp(readPath(location.pathname).lang, fetch.bind(window), data);
  const root = document.getElementById("root");
  if (!app || !root) return showNoStart();
  const navigator = createAppNavigator(app);
  if (!data?.drawn) {
    createRoot(root).render(<Root {...{ app, navigator }} />);
    return navigator.start();
  }
  await pause();
  await navigator.start();
  await pause();
  const stays = isDrawn(data.drawn, app, navigator);
  const typeAgain = stays ? keepTyped(root) : () => Promise.resolve();
  const takeOver = async () => {
    await typeAgain();
    pressAgain();
    root.removeAttribute(prerenderedAttribute);
  };
  const onReady = () => void takeOver();
  const page = <Root {...{ app, navigator, onReady }} />;
  // In small pieces: whoever types meanwhile is heard.
  if (stays) startTransition(() => void hydrateRoot(root, page));
  else createRoot(root).render(page);
}

/** Whether what the app is about to show is what stands in the page: this visitor may have turned out to be another. */
function isDrawn(key: string, app: App, navigator: Navigator): boolean {
  const view = navigator.view.get();
  // An error page that was led to says more than one that was asked for.
  if (!view || view.error !== null || view.state !== null) return false;
  const { screen, lang } = readPath(view.url.pathname);
  if (screen === null || lang === null) return false;
  // What was typed and taken along stands in no drawn page.
  if (screen === "index" && app.drafts.get("name")) return false;
  return (
    prerenderKey({ screen, segment: lang, country: app.country(), hasToken: app.session.token() !== null }) === key
  );
}

function showNoStart(): void {
  const page = document.querySelector<HTMLTemplateElement>("template#no-start");
  if (page) document.body.append(page.content.cloneNode(true));
  document.querySelector("h1")?.focus();
}

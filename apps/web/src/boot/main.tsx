import { type PageData, prerenderedAttribute, prerenderKey, readPath } from "@kautia/contract";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { type App, startApp } from "../shell/app/app.ts";
import { createAppNavigator } from "./app-navigator.tsx";
import { keepTyped } from "./keep-typed.ts";
import { takeOwnFont } from "./own-font.ts";
import { readPageData } from "./page-data.ts";
import { Root } from "./Root.tsx";
import { whenIdle } from "../shell/app/when-idle.ts";
import type { Navigator } from "../shell/navigation/navigator.ts";
import { watchErrors } from "../shell/reporting/early-errors.ts";

/** What the page's first script passes to the app. */
export interface Start {
  /** In the language of the page. */
  texts: Promise<Record<string, string>>;
  /** Submits the form or presses the button that was pressed before the app had started. */
  pressAgain: () => void;
  /** Lets the browser handle waiting events, such as a tap. */
  pause: () => Promise<void>;
}

watchErrors();

/** Starts the app on this page. Throws when settings or texts of another region were needed and could not be fetched. */
export async function main({ texts, pressAgain, pause }: Start): Promise<void> {
  const data = readPageData();
  const app = await startApp(readPath(location.pathname).lang, fetch.bind(window), { data, texts });
  const root = document.getElementById("root");
  if (!app || !root) throw new Error("The app has no settings or texts");
  const navigator = createAppNavigator(app, { allowed: isAllowed(data, app) });
  // Ignore a failure: the text is shown in the fallback font.
  const fetchFont = () => whenIdle(() => void takeOwnFont(navigator.view).catch(() => {}));
  if (!data?.drawn) {
    createRoot(root).render(<Root {...{ app, navigator }} />);
    await navigator.start();
    return fetchFont();
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
    fetchFont();
  };
  const onReady = () => void takeOver();
  const page = <Root {...{ app, navigator, onReady }} />;
  // As a transition, so that the page reacts while it is hydrated.
  if (stays) startTransition(() => void hydrateRoot(root, page));
  else createRoot(root).render(page);
}

/** Whether the page that the app is about to show is the drawn one. The guards may have chosen another. */
function isDrawn(key: string, app: App, navigator: Navigator): boolean {
  const view = navigator.view.get();
  // An error page that explains a failure has more text than the drawn one.
  if (!view || view.error !== null || view.state !== null) return false;
  const { screen, lang } = readPath(view.url.pathname);
  if (screen === null || lang === null) return false;
  // A drawn page does not contain drafts.
  if (screen === "index" && app.drafts.get("name")) return false;
  return (
    prerenderKey({ screen, segment: lang, country: app.country(), hasToken: app.session.token() !== null }) === key
  );
}

/** Whether the server has run the guards for this page and this visitor. The cookie may have changed since. */
function isAllowed(data: PageData | null, app: App): boolean {
  return data?.allowed === true && (data.record?.token ?? null) === app.session.token();
}

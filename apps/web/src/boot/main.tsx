import { prerenderedAttribute, prerenderKey, readPath } from "@kautia/contract";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { type App, startApp } from "../app/app.ts";
import { createAppNavigator } from "./app-navigator.tsx";
import type { findLater } from "./find-later.ts";
import { keepTyped } from "./keep-typed.ts";
import { pageData as data } from "./page-data.ts";
import { Root } from "./Root.tsx";
import type { Navigator } from "../navigation/navigator.ts";
import { followSignature } from "../session/follow-signature.ts";
import { leaveCachedPage } from "../session/leave-cached-page.ts";
import { watchErrors } from "../reporting/early-errors.ts";

/** What the page's first script passes to the app. */
export interface Start {
  /** In the language of the page. */
  texts: Record<string, string>;
  /** Submits the form or presses the button that was pressed before the app had started. */
  pressAgain: (isSamePage: boolean) => void;
  findLater: typeof findLater;
  /** Lets the browser handle waiting events, such as a tap. */
  pause: () => Promise<void>;
}

watchErrors();

/** Starts the app on this page. Throws when settings or texts of another region were needed and could not be fetched. */
export async function main({ texts, pressAgain, findLater: find, pause }: Start): Promise<void> {
  const app = await startApp(data, texts, fetch.bind(window));
  // Whether the server has run the guards for this page and this visitor. The cookie may have changed since.
  const isAllowed = data.allowed && (data.record?.token ?? null) === app.session.token();
  app.session.renew();
  const navigator = createAppNavigator(app, { isAllowed });
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no root");
  leaveCachedPage(root, app.session);
  followSignature(app.session, navigator);
  if (data.prerendered === null) {
    createRoot(root).render(<Root {...{ app, navigator }} />);
    await navigator.start();
  } else {
    await pause();
    await navigator.start();
    await pause();
    const stays = isPrerendered(data.prerendered, app, navigator);
    const typeAgain = stays ? keepTyped(root, find) : null;
    await new Promise<void>((onReady) => {
      const page = <Root {...{ app, navigator, onReady }} />;
      // As a transition, so that the page reacts while it is hydrated.
      if (stays) startTransition(() => void hydrateRoot(root, page, { onRecoverableError }));
      else createRoot(root).render(page);
    });
    await typeAgain?.();
    pressAgain(stays);
    root.removeAttribute(prerenderedAttribute);
  }
}

/** An extension or a translation may have changed the page. React has rendered it again, and nothing is lost. */
function onRecoverableError(error: unknown): void {
  // oxlint-disable-next-line no-console -- helps support to find the cause
  console.warn(`The page was rendered again: ${String(error)}`);
}

/** Whether the page that the app is about to show is the prerendered one. The guards may have chosen another. */
function isPrerendered(key: string, app: App, navigator: Navigator): boolean {
  const view = navigator.view.get();
  // An error page that explains a failure has more text than the prerendered one.
  if (!view || view.error !== null || view.state !== null) return false;
  const { screen, lang } = readPath(view.url.pathname);
  if (screen === null || lang === null) return false;
  // A prerendered page does not contain drafts.
  if (screen === "index" && app.drafts.get("name")) return false;
  if (screen === "welcome" && app.drafts.get("rent-and-deposit")) return false;
  return (
    prerenderKey({ screen, segment: lang, country: app.country(), hasToken: app.session.token() !== null }) === key
  );
}

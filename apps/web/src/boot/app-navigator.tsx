import { isLocale, languageOf, readPath, type Screen, type ScreenId, screenPath, screens } from "@kautia/contract";
import { settle } from "../shell/guards/settle.ts";
import type { Settled } from "../shell/guards/standing.ts";
import { localeFor, storeLocale } from "../shell/i18n/locale.ts";
import { type BrowserHistory, createBrowserHistory } from "../shell/navigation/browser-history.ts";
import { createNavigator, type Loaded, type Navigator } from "../shell/navigation/navigator.ts";
import { screenModules } from "../screens/screen-modules.ts";
import { ConnectionLost } from "../shell/connection-lost.ts";
import { type ErrorPageState, errorScreen } from "../shell/error-screen.ts";
import type { App } from "../shell/app/app.ts";

interface Options {
  history?: BrowserHistory;
  /** Whether the guards have allowed the first page already. */
  allowed?: boolean;
}

/** The app's navigator. Runs the guards before every page, and does what pages ask of `app`: leave, prefetch. */
export function createAppNavigator(
  app: App,
  { history = createBrowserHistory(), allowed = false }: Options = {},
): Navigator {
  const judge = (url: URL): Promise<Settled> | Settled => {
    const { lang } = readPath(url.pathname);
    if (!allowed || lang === null) return settle(url, app);
    allowed = false;
    return { kind: "stay", lang };
  };
  const navigator = createNavigator((url) => loadPage(url, app, judge), history);
  app.leave = (status, problem) => {
    const segment = history.url().pathname.split("/")[1] ?? "";
    const lang = isLocale(segment) ? segment : languageOf(app.texts.current.get().locale);
    const state: ErrorPageState = { errorCode: problem?.errorCode ?? null, data: problem?.data ?? null };
    void navigator.navigate(screenPath(lang, errorScreen(status)), { state });
  };
  app.prefetch = (screen) => {
    // Ignore a failure: the code is loaded again when it is needed, and a failure is shown then.
    prepareAhead(screen, app).catch(() => {});
  };
  return navigator;
}

async function prepareAhead(screen: ScreenId, app: App): Promise<void> {
  const module = await screenModules[screen]();
  if ("prepare" in module) module.ahead?.(app);
}

function textsOf(screen: ScreenId): Screen["texts"] {
  const { texts }: Screen = screens[screen];
  return texts;
}

/** The closed mode shows its page at the URL that was asked for (docs/operations.md). */
async function loadClosed(url: URL, app: App): Promise<Loaded> {
  const { lang } = readPath(url.pathname);
  const [textsLoaded, module] = await Promise.all([
    app.texts.turnTo(lang && isLocale(lang) ? localeFor(lang) : app.texts.current.get().locale),
    screenModules.maintenance(),
  ]);
  if (!textsLoaded || !("Component" in module)) throw new ConnectionLost();
  return { kind: "page", page: <module.Component /> };
}

/** Loads the page of a URL: runs the guards, then loads the texts of its language and the code of its screen. */
async function loadPage(url: URL, app: App, judge: (url: URL) => Promise<Settled> | Settled): Promise<Loaded> {
  const { screen } = readPath(url.pathname);
  if (screen !== null && screens[screen].closes && app.settings.closed) return loadClosed(url, app);
  // Fetched while the guards run, because they let most visitors pass.
  const code = screen === null ? null : screenModules[screen]();
  code?.catch(() => {});

  const settled = await judge(url);
  switch (settled.kind) {
    case "go":
      return { kind: "redirect", to: settled.to };
    case "leave":
      location.replace(settled.to);
      return { kind: "gone" };
    case "offline":
      throw new ConnectionLost();
    case "stay": {
      const locale = localeFor(settled.lang);
      const [textsLoaded, screenModule] = await Promise.all([
        app.texts.turnTo(locale, screen === null ? undefined : textsOf(screen)),
        code,
      ]);
      if (!textsLoaded) throw new ConnectionLost();
      storeLocale(locale);
      // Setting it, even to the same value, makes the browser recalculate all styles.
      if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
      if (!screenModule) throw new Error(`The guards accepted ${url.pathname}, which has no screen`);
      if ("Component" in screenModule) return { kind: "page", page: <screenModule.Component /> };
      return screenModule.prepare(app, url);
    }
  }
}

import { isLocale, readPath, type Screen, type ScreenId, screenPath, screens } from "@kautia/contract";
import { settle } from "../guards/settle.ts";
import { languageOf, localeFor, storeLocale } from "../i18n/locale.ts";
import { createBrowserHistory } from "../navigation/browser-history.ts";
import { createNavigator, type Loaded, type Navigator } from "../navigation/navigator.ts";
import { screenModules } from "../screens/screen-modules.ts";
import { ConnectionLost } from "../shell/connection-lost.ts";
import { type ErrorPageState, errorScreen } from "../shell/error-screen.ts";
import type { App } from "./app.ts";

/** The app's navigator: guards before every page, and the error pages of what the api cannot hand back. */
export function createAppNavigator(app: App, history = createBrowserHistory()): Navigator {
  const navigator = createNavigator((url) => loadPage(url, app), history);
  app.leave = (status, problem) => {
    const segment = history.url().pathname.split("/")[1] ?? "";
    const lang = isLocale(segment) ? segment : languageOf(app.texts.current.get().locale);
    const state: ErrorPageState = { errorCode: problem?.errorCode ?? null, data: problem?.data ?? null };
    void navigator.navigate(screenPath(lang, errorScreen(status)), { state });
  };
  return navigator;
}

function textsOf(screen: ScreenId): Screen["texts"] {
  const { texts }: Screen = screens[screen];
  return texts;
}

/** An address → its page: the guards first, then the texts of its language and the code of its screen. */
async function loadPage(url: URL, app: App): Promise<Loaded> {
  const { screen } = readPath(url.pathname);
  // Fetched while the guards are asked: they let most pass.
  const code = screen === null ? null : screenModules[screen]();
  code?.catch(() => {});

  const settled = await settle(url, app);
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
      const [texted, screenModule] = await Promise.all([
        app.texts.turnTo(locale, screen === null ? undefined : textsOf(screen)),
        code,
      ]);
      if (!texted) throw new ConnectionLost();
      storeLocale(locale);
      // Set again, even to the same, it has the browser work out the style of the whole page anew.
      if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
      if (!screenModule) throw new Error(`The guards let ${url.pathname} pass, which no screen has`);
      if ("Component" in screenModule) return { kind: "page", page: <screenModule.Component /> };
      return screenModule.prepare(app, url);
    }
  }
}

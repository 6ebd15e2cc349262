import { readPath, screenPath, screens } from "@kautia/contract";
import { languageOfPlace } from "../guards/navigation-state.ts";
import { resolveNavigation } from "../guards/resolve-navigation.ts";
import { localeFor, storeLocale } from "../app/locale.ts";
import { createBrowserHistory } from "../navigation/browser-history.ts";
import { createNavigator, type Loaded, type Navigator } from "../navigation/navigator.ts";
import { screenModules } from "../screens/screen-modules.ts";
import { ConnectionLost } from "../browser/connection-lost.ts";
import { errorScreen } from "../routing/error-screen.ts";
import type { App } from "../app/app.ts";

/**
 * The app's navigator. Runs the guards before every page, except for the first one if they have allowed it already, and
 * does what pages ask of `app`: leave, prefetch.
 */
export function createAppNavigator(app: App, { history = createBrowserHistory(), isAllowed = false } = {}): Navigator {
  const navigator = createNavigator((url, isLatest) => {
    const skipGuards = isAllowed;
    isAllowed = false;
    return loadPage(url, app, skipGuards, isLatest);
  }, history);
  app.leave = (status, problem) => {
    const lang = languageOfPlace(readPath(history.url().pathname), app);
    // The call had no token to send.
    const hasExpired = problem?.errorCode === "TOKEN_UNKNOWN" && app.session.hasExpired();
    const screen = hasExpired ? "resume" : errorScreen(status);
    void navigator.navigate(screenPath(lang, screen), { state: problem ?? {} });
  };
  // Ignore a failure: the code is loaded again when it is needed, and a failure is shown then.
  app.prefetch = (screen) => void screenModules[screen]().catch(() => {});
  return navigator;
}

/** Loads the page of a URL: runs the guards, then loads the texts of its language and the code of its screen. */
export async function loadPage(
  url: URL,
  app: App,
  skipGuards: boolean,
  isLatest: () => boolean = () => true,
): Promise<Loaded> {
  const place = readPath(url.pathname);
  // The closed mode shows its page at the URL that was asked for (docs/operations.md).
  const isClosed = place.screen !== null && screens[place.screen].closes && app.settings.closed;
  const screen = isClosed ? "maintenance" : place.screen;
  // Fetched while the guards run, because they let most visitors pass.
  const code = screen === null ? null : screenModules[screen]();
  code?.catch(() => {});

  const resolution =
    isClosed || skipGuards
      ? ({ kind: "stay", lang: languageOfPlace(place, app) } as const)
      : await resolveNavigation(url, app);
  if (resolution.kind === "redirect") return resolution;
  if (resolution.kind === "offline") throw new ConnectionLost();
  if (resolution.kind === "leave") {
    location.replace(resolution.to);
    return { kind: "gone" };
  }
  if (!screen || !code) throw new Error(`The guards accepted ${url.pathname}, which has no screen`);
  const locale = localeFor(resolution.lang);
  const [textsLoaded, screenModule] = await Promise.all([app.texts.load(locale, false), code]);
  if (!textsLoaded) throw new ConnectionLost();
  // The page that is shown instead keeps its language.
  if (!isLatest()) return { kind: "gone" };
  await app.texts.turnTo(locale);
  storeLocale(locale);
  // Setting it, even to the same value, makes the browser recalculate all styles.
  if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
  return "prepare" in screenModule
    ? screenModule.prepare(app, url)
    : { kind: "page", page: <screenModule.Component key={Object.values(place.params).join("/")} /> };
}

import {
  claims,
  countries,
  type Country,
  defaultProductLimits,
  describeCurrency,
  languageOf,
  languages,
  type Locale,
  localeIn,
  perLanguage,
  prerenderKey,
  prerenderPlaceholders,
  screenPath,
  type Settings,
  tenantRecord,
} from "@kautia/contract";
import { texts } from "@kautia/locales";
import { renderToString } from "react-dom/server";
import { createAppNavigator } from "../../src/boot/app-navigator.tsx";
import { Root } from "../../src/boot/Root.tsx";
import { startApp } from "../../src/shell/app/app.ts";
import type { BrowserHistory } from "../../src/shell/navigation/browser-history.ts";
import { type DrawnScreen, drawnScreens } from "./drawn-screens.ts";

export interface DrawnVariant {
  key: string;
  title: string;
  html: string;
}

interface Variant {
  screen: DrawnScreen;
  segment: Locale;
  country: Country;
  hasToken: boolean;
}

/** Each language segment with each country that it can mean. The host decides if the segment names no country. */
function listVariants(): Variant[] {
  const places = languages.flatMap((language) =>
    countries.flatMap((country): [Locale, Country][] => [
      [language, country],
      [localeIn(language, country), country],
    ]),
  );
  const screens = Object.keys(drawnScreens).filter((name): name is DrawnScreen => name in drawnScreens);
  return places.flatMap(([segment, country]) =>
    screens.flatMap((screen) =>
      // Without a token nobody reaches the questions.
      (screen === "index" ? [true] : [false, true]).map((hasToken) => ({ screen, segment, country, hasToken })),
    ),
  );
}

/** Starts the app as a browser does, with the data that a page from the server has. */
async function draw(variant: Variant): Promise<DrawnVariant> {
  const { screen, segment, country, hasToken } = variant;
  const { landlordToken, search } = prerenderPlaceholders;
  const path = screenPath(segment, screen, { landlordToken }) + (screen === "index" ? "?step=name" : search);
  const cookie = hasToken ? `token=${freshRecord.token}` : "";
  const window = new EventTarget();
  Object.assign(globalThis, { window, document: { cookie, documentElement: { lang: segment } } });

  const words = texts(localeIn(languageOf(segment), country));
  const record = hasToken ? freshRecord : null;
  const data = {
    settings: settingsOf(country),
    locale: segment,
    record,
    allowed: true,
    firstAnswer: null,
    drawn: null,
  };
  const app = await startApp(segment, failCall, { data, texts: Promise.resolve(words) });
  if (!app) throw new Error(`The app does not start to draw ${path}`);
  const navigator = createAppNavigator(app, { history: historyAt(new URL(path, "http://here")), allowed: true });
  await navigator.start();
  const error = navigator.view.get()?.error;
  if (error) throw error;
  const html = renderToString(<Root app={app} navigator={navigator} />);
  return { key: prerenderKey(variant), title: app.texts.current.get().t(drawnScreens[screen].title), html };
}

function failCall(): Promise<never> {
  throw new Error("Drawing a page must not make calls");
}

/** Only the settings that look the same everywhere, or that the server fills in. Reading another one throws. */
function settingsOf(country: Country): Settings {
  const { brand, supportEmail, ombudsman } = prerenderPlaceholders;
  const drawable = {
    closed: false,
    currency: describeCurrency("EUR", "en"),
    brand: only("brand.", { name: brand, supportEmail }),
    authorities: perLanguage((language) => only("authorities.", { ombudsman: ombudsman[language] })),
    country,
    countries: [...countries],
    designSystemUrl: null,
    product: defaultProductLimits,
    claims,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- reading what is missing fails the build
  return only("", drawable) as unknown as Settings;
}

function only<T extends object>(group: string, values: T): T {
  return new Proxy(values, {
    get(target, name) {
      // Promises ask any value for `then`.
      if (name in target || name === "then") return Reflect.get(target, name);
      throw new Error(`A drawn page must not depend on the setting ${group}${String(name)}`);
    },
  });
}

const freshRecord = tenantRecord.parse({
  ...Object.fromEntries(Object.keys(tenantRecord.shape).map((name) => [name, null])),
  refId: "0".repeat(24),
  token: "0".repeat(32),
  invited: false,
  test: false,
  currency: "EUR",
  requiredDocuments: [],
  specialAcceptance: false,
  riskResult: false,
  manualUnderwriting: false,
});

function historyAt(url: URL): BrowserHistory {
  return {
    url: () => url,
    state: () => null,
    note: () => "drawn",
    show: (change) => change(),
    back: () => {},
    backTo: () => false,
    listen: () => {},
  };
}

/** All variants of each screen. */
export const drawn = new Map<DrawnScreen, DrawnVariant[]>();
for (const variant of listVariants())
  drawn.set(variant.screen, [...(drawn.get(variant.screen) ?? []), await draw(variant)]);

import {
  claims,
  countries,
  type Country,
  countryFacts,
  defaultProductLimits,
  describeCurrency,
  languageOf,
  languages,
  type Locale,
  localeIn,
  mostCoTenants,
  perLanguage,
  prerenderKey,
  prerenderPlaceholders,
  type ScreenId,
  screenPath,
  type Settings,
  tenantRecord,
  type TenantRecord,
} from "@kautia/contract";
import { type TextKey, texts } from "@kautia/locales";
import { renderToString } from "react-dom/server";
import { loadPage } from "../src/boot/app-navigator.tsx";
import { Root } from "../src/boot/Root.tsx";
import { startApp } from "../src/app/app.ts";
import { createStore } from "../src/browser/store.ts";
import type { PrerenderedVariant } from "./prerendered-screens.ts";

/**
 * Prerenders a screen for each language segment with each country that it can mean (the host decides if the segment
 * names none), with and without a token.
 */
export async function prerenderVariants(screen: ScreenId, title: TextKey): Promise<PrerenderedVariant[]> {
  const variants: PrerenderedVariant[] = [];
  for (const language of languages)
    for (const country of countries)
      for (const segment of [language, localeIn(language, country)])
        // Without a token nobody reaches the questions.
        for (const hasToken of screen === "index" ? [true] : [false, true]) {
          const { app, html } = await prerender(screen, segment, country, hasToken);
          const key = prerenderKey({ screen, segment, country, hasToken });
          variants.push({ key, title: app.texts.current.get().t(title), html });
        }
  return variants;
}

/** Starts the app as a browser does, with the data that a page from the server has. */
async function prerender(screen: ScreenId, segment: Locale, country: Country, hasToken: boolean) {
  const { landlordToken, search } = prerenderPlaceholders;
  const path = screenPath(segment, screen, { landlordToken }) + (screen === "index" ? "?step=name" : search);
  const cookie = hasToken ? `token=${freshToken}` : "";
  const window = new EventTarget();
  Object.assign(globalThis, { window, document: { cookie, documentElement: { lang: segment } } });

  const words = texts(localeIn(languageOf(segment), country));
  const record = hasToken ? freshRecord(country) : null;
  const settings = settingsOf(country);
  const data = { settings, locale: segment, record, test: false, allowed: true, firstAnswer: null, prerendered: null };
  const app = await startApp(data, words, failCall);
  const url = new URL(path, "http://here");
  const loaded = await loadPage(url, app, true);
  if (loaded.kind !== "page") throw new Error(`${path} is not a page`);
  const view = createStore({ url, state: null, key: 0, page: loaded.page, error: null });
  const navigator = { view, loading: createStore(false), navigate: failCall, back: failCall, start: failCall };
  return { app, html: renderToString(<Root app={app} navigator={navigator} />) };
}

function failCall(): Promise<never> {
  throw new Error("Prerendering a page must not make calls");
}

/** Only the settings that look the same everywhere, or that the server fills in. Reading another one throws. */
function settingsOf(country: Country): Settings {
  const { brand, supportEmail, ombudsman, insurer, insurerSupervisor, insurerPhone } = prerenderPlaceholders;
  const fixedValues = {
    closed: false,
    currency: describeCurrency(countryFacts[country].currency, "en"),
    brand: only("brand.", { name: brand, supportEmail }),
    insurer: only("insurer.", { name: insurer, supervisor: insurerSupervisor, phone: insurerPhone }),
    maxCoTenants: mostCoTenants,
    authorities: perLanguage((language) => only("authorities.", { ombudsman: ombudsman[language] })),
    country,
    countries: [...countries],
    designSystemUrl: null,
    product: defaultProductLimits,
    claims,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- reading what is missing fails the build
  return only("", fixedValues) as unknown as Settings;
}

function only<T extends object>(group: string, values: T): T {
  return new Proxy(values, {
    get(target, name) {
      // Promises ask any value for `then`.
      if (name in target || name === "then") return Reflect.get(target, name);
      throw new Error(`A prerendered page must not depend on the setting ${group}${String(name)}`);
    },
  });
}

const freshToken = "0".repeat(32);

function freshRecord(country: Country): TenantRecord {
  return tenantRecord.parse({
    ...Object.fromEntries(Object.keys(tenantRecord.shape).map((name) => [name, null])),
    refId: "0".repeat(24),
    token: freshToken,
    invited: false,
    currency: countryFacts[country].currency,
    requiredDocuments: [],
    specialAcceptance: false,
    riskResult: false,
    manualUnderwriting: false,
  });
}

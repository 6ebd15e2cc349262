import {
  claims,
  countries,
  type Country,
  countryOf,
  defaultProductLimits,
  languageOf,
  languages,
  type Locale,
  localeIn,
  perCountry,
  perLanguage,
  prerenderKey,
  prerenderPlaceholders,
  type PrerenderVariant,
  screenPath,
  type Settings,
  tenantRecord,
  uploadLimits,
  describeCurrency,
} from "@kautia/contract";
import { type TextKey, texts } from "@kautia/locales";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createApi } from "../../src/api/api.ts";
import type { App } from "../../src/shell/app/app.ts";
import { Root } from "../../src/boot/Root.tsx";
import { createStore } from "../../src/shell/app/store.ts";
import { createDrafts } from "../../src/form/drafts.ts";
import { createText } from "../../src/shell/i18n/create-text.ts";
import type { Navigator } from "../../src/shell/navigation/navigator.ts";
import { createPriceStore } from "../../src/parts/price/price-store.ts";
import { Question } from "../../src/questions/name/NameQuestion.tsx";
import { ChooseCountryScreen } from "../../src/screens/choose-country/ChooseCountryScreen.tsx";
import { IndexScreen } from "../../src/screens/index/IndexScreen.tsx";
import { LandlordScreen } from "../../src/screens/landlord/LandlordScreen.tsx";
import { LinkExpiredScreen } from "../../src/screens/link-expired/LinkExpiredScreen.tsx";
import { MaintenanceScreen } from "../../src/screens/maintenance/MaintenanceScreen.tsx";
import { NotFoundScreen } from "../../src/screens/not-found/NotFoundScreen.tsx";
import { ServerErrorScreen } from "../../src/screens/server-error/ServerErrorScreen.tsx";
import { WelcomeScreen } from "../../src/screens/welcome/WelcomeScreen.tsx";

export interface Drawing {
  key: string;
  screen: DrawnScreen;
  html: string;
  title: string;
}

interface Drawable {
  page: ReactNode;
  title: TextKey;
}

/** The pages to draw. Each looks the same to all visitors with the same `PrerenderVariant`. */
const drawables = {
  welcome: { page: <WelcomeScreen />, title: "welcome.title" },
  "choose-country": { page: <ChooseCountryScreen />, title: "country.title" },
  index: {
    page: <IndexScreen step="name" questions={[{ step: "name", Question }]} limits={defaultProductLimits} />,
    title: "questions.name.title",
  },
  // Until the app shows the data that comes with the page.
  landlord: { page: <LandlordScreen />, title: "landlord.title" },
  "404": { page: <NotFoundScreen />, title: "pages.404.title" },
  "500": { page: <ServerErrorScreen />, title: "pages.500.title" },
  maintenance: { page: <MaintenanceScreen />, title: "pages.maintenance.title" },
  "link-expired": { page: <LinkExpiredScreen />, title: "pages.linkExpired.title" },
} as const satisfies Partial<Record<PrerenderVariant["screen"], Drawable>>;

export type DrawnScreen = keyof typeof drawables;

/** Each language segment with each country that it can mean. The host decides if the segment names no country. */
const places = languages.flatMap((language) =>
  countries.flatMap((country): [Locale, Country][] => [
    [language, country],
    [localeIn(language, country), country],
  ]),
);

export function drawAll(): Drawing[] {
  return places.flatMap(([segment, country]) =>
    screens().flatMap((screen) =>
      // Without a token nobody reaches the questions.
      (screen === "index" ? [true] : [false, true]).map((hasToken) => draw({ screen, segment, country, hasToken })),
    ),
  );
}

function screens(): DrawnScreen[] {
  return Object.keys(drawables).filter((name): name is DrawnScreen => Object.hasOwn(drawables, name));
}

type Variant = PrerenderVariant & { screen: DrawnScreen; segment: Locale };

function draw(variant: Variant): Drawing {
  const { screen, segment, country } = variant;
  const { title, page }: Drawable = drawables[screen];
  const app = appFor(variant, texts(localeIn(languageOf(segment), country)));
  const html = renderToString(<Root app={app} navigator={navigatorAt(variant, page)} />);
  const { t } = app.texts.current.get();
  return { key: prerenderKey(variant), screen, html, title: t(title) };
}

/** The app in the state that it has when it takes the page over. Drawing must not make calls. */
function appFor({ segment, country, hasToken }: Variant, words: Record<string, string>): App {
  const api = createApi({
    fetch: () => Promise.reject(new Error("Drawing a page must not make calls")),
    locale: () => segment,
    onAnswer: () => {},
    onStatus: () => {},
  });
  const token = () => (hasToken ? "0".repeat(32) : null);
  const unknown = () => Promise.resolve({ kind: "unknown" } as const);
  return {
    api,
    settings: settingsOf(country),
    drafts: createDrafts(new EventTarget()),
    price: createPriceStore(api, token, () => country),
    texts: {
      current: createStore(createText(segment, words)),
      keep: () => {},
      turnTo: () => Promise.resolve(true),
      load: () => Promise.resolve(null),
    },
    session: {
      record: createStore(freshRecord),
      token,
      note: () => {},
      load: unknown,
      refresh: unknown,
      latest: unknown,
      replace: () => {},
      forget: () => {},
    },
    country: () => countryOf(segment) ?? country,
    leave: () => {},
    prefetch: () => {},
  };
}

const noOperator: Settings["operator"] = {
  name: null,
  address: null,
  representatives: null,
  phone: null,
  register: null,
  vatId: null,
  intermediaryRegister: null,
  supervisor: null,
};
const noInsurer: Settings["insurer"] = {
  name: "",
  address: "",
  phone: null,
  register: "",
  state: "",
  supervisor: "",
  isSample: false,
  claimsAfterEndDays: 0,
};

function settingsOf(country: Country): Settings {
  const { brand, supportEmail, ombudsman } = prerenderPlaceholders;
  return {
    environment: "production",
    closed: false,
    currency: describeCurrency("EUR", "en"),
    brand: { name: brand, websiteUrl: "", underConstructionUrl: "", supportEmail, promisedWorkingDays: 1 },
    // Only pages that are not drawn name the operator and the insurer.
    operator: noOperator,
    insurer: noInsurer,
    authorities: perLanguage((language) => ({ ombudsman: ombudsman[language], dataAuthority: "" })),
    bureau: null,
    keepsNationality: false,
    country,
    countries: [...countries],
    payment: {
      provider: "sandbox",
      publicKeys: perCountry(() => null),
      methods: ["card"],
      debit: { creditorId: null, noticeDays: 1 },
    },
    errorReporting: { dsn: null, tracesSampleRate: 0, replaysSessionSampleRate: 0, replaysOnErrorSampleRate: 0 },
    analytics: { enabled: false, id: null },
    designSystemUrl: null,
    designSystemTimeout: 2_000,
    uploads: uploadLimits,
    product: defaultProductLimits,
    claims,
  };
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

function navigatorAt({ screen, segment }: Variant, page: ReactNode): Navigator {
  const { landlordToken } = prerenderPlaceholders;
  const search = screen === "index" ? "?step=name" : prerenderPlaceholders.search;
  const url = new URL(screenPath(segment, screen, { landlordToken }) + search, "http://here");
  const stay = () => Promise.resolve();
  return {
    view: createStore({ url, state: null, key: "drawn", page, error: null }),
    loading: createStore(false),
    navigate: stay,
    back: () => {},
    start: stay,
  };
}

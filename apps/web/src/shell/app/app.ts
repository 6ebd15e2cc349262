import {
  type Country,
  countryOf,
  defaultCountry,
  defaultLanguage,
  getSettings,
  isLocale,
  type Locale,
  type PageData,
  predictLang,
  type Problem,
  type ScreenId,
  type Settings,
} from "@kautia/contract";
import { createApi, type Api } from "../../api/api.ts";
import { createDrafts, type Drafts } from "../../form/drafts.ts";
import { localeFor, storedLanguage } from "../i18n/locale.ts";
import { createTextStore, type TextStore } from "../i18n/text-store.ts";
import { createPriceStore, type PriceStore } from "../../parts/price/price-store.ts";
import { createSession, type Session } from "../session/session.ts";

/** State and services that outlive a page, for routes and components. */
export interface App {
  settings: Settings;
  api: Api;
  session: Session;
  texts: TextStore;
  drafts: Drafts;
  price: PriceStore;
  /** The application's country: the locale's if it names one, else the one that the server decided. */
  country(): Country;
  /** Goes to the error page for a status. The navigator sets it. */
  leave: (status: number, problem: Problem | null) => void;
  /** Fetches a screen's code, and what most of its visitors need. The navigator sets it. */
  prefetch: (screen: ScreenId) => void;
}

// Used until the texts are loaded (specification §9).
const startLocale: Locale = defaultLanguage;

/** What the page already has when the app starts. */
export interface Early {
  /** The data that came with the page; null if the page is not from the server. */
  data: PageData | null;
  /** The texts of the page's locale; null if they could not be fetched. */
  texts: Promise<Record<string, string> | null>;
}

const nothing: Early = { data: null, texts: Promise.resolve(null) };

/** `segment` is the language segment of the URL. Returns null if settings or texts could not be fetched. */
export async function startApp(
  segment: string | null,
  fetcher: typeof fetch,
  { data, texts: early }: Early = nothing,
): Promise<App | null> {
  const drafts = createDrafts();
  // Session and API client need each other: the session makes calls, and the client passes responses to the session.
  const session = createSession(
    () => api,
    () => {
      drafts.clear();
      price.ask("");
    },
  );
  const texts = createTextStore(() => api, startLocale);
  const api = createApi({
    fetch: fetcher,
    locale: () => texts.current.get().locale,
    onAnswer: session.note,
    onStatus: (status, problem) => app.leave(status, problem),
    first: data?.firstAnswer,
  });
  const price = createPriceStore(
    api,
    session.token,
    () => session.record.get()?.address?.address.country ?? app.country(),
  );
  const app: Omit<App, "settings"> & { settings?: Settings } = {
    api,
    session,
    texts,
    drafts,
    price,
    country: () => countryOf(texts.current.get().locale) ?? app.settings?.country ?? defaultCountry,
    leave: () => {},
    prefetch: () => {},
  };

  // The cookie may have changed since the server read it.
  if (data?.record && data.record.token === session.token()) session.record.set(data.record);
  const locale = await chooseLocale(segment, api);
  // A visitor who chose another region before needs other data than the page has.
  const fits = data?.locale === locale;
  const earlyTexts = fits ? await early : null;
  if (earlyTexts) texts.keep(locale, earlyTexts);
  const [settings, textsLoaded] = await Promise.all([
    fits ? data.settings : fetchSettings(locale, api),
    texts.turnTo(locale),
  ]);
  return settings && textsLoaded ? Object.assign(app, { settings }) : null;
}

async function fetchSettings(locale: Locale, api: Api): Promise<Settings | null> {
  const settings = await api.call(getSettings, {}, { handBack: "all", locale });
  return settings.ok ? settings.answer : null;
}

/** The URL decides, then the visitor's earlier choice, then the server's guess from the browser's languages. */
async function chooseLocale(segment: string | null, api: Api): Promise<Locale> {
  if (segment !== null && isLocale(segment)) return localeFor(segment);
  const stored = storedLanguage();
  if (stored) return localeFor(stored);
  const predicted = await api.call(predictLang, {}, { handBack: "all", locale: null });
  return predicted.ok ? localeFor(predicted.answer.lang) : startLocale;
}

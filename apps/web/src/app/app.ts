import {
  type Country,
  getSettings,
  isLocale,
  type PageData,
  type Locale,
  predictLang,
  type Problem,
  type Settings,
} from "@kautia/contract";
import { createApi, type Api } from "../api/api.ts";
import { createDrafts, type Drafts } from "../form/drafts.ts";
import { countryOf, localeFor, storedLanguage } from "../i18n/locale.ts";
import { createTextStore, type TextStore } from "../i18n/text-store.ts";
import { createPriceStore, type PriceStore } from "../price/price-store.ts";
import { createSession, type Session } from "../session/session.ts";

/** Everything that outlives a page, handed to routes and components alike. */
export interface App {
  settings: Settings;
  api: Api;
  session: Session;
  texts: TextStore;
  drafts: Drafts;
  price: PriceStore;
  /** The country that the application is for: the locale's where it names one, else what the server decided. */
  country(): Country;
  /** Leaves for the error page of a status; the router hands in how. */
  leave: (status: number, problem: Problem | null) => void;
}

// Until the texts are there (specification §9).
const startLocale: Locale = "en";

/**
 * `segment` is the language segment of the address, `data` what came with the page. Null when settings and texts neither
 * came nor can be had.
 */
export async function startApp(
  segment: string | null,
  fetcher: typeof fetch,
  data: PageData | null = null,
): Promise<App | null> {
  const drafts = createDrafts();
  // Each needs the other: the session calls the api, and the api keeps what answers bring in the session.
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
    country: () => countryOf(texts.current.get().locale) ?? app.settings?.country ?? "de",
    leave: () => {},
  };

  const locale = await chooseLocale(segment, api);
  // Where another region was chosen before, the page's data is not what this visitor wants.
  if (data?.locale === locale) {
    texts.open(locale, data.texts, data.allTexts);
    // The server reads the cookie of the request; by now there may be another.
    if (data.record && data.record.token === session.token()) session.record.set(data.record);
    return Object.assign(app, { settings: data.settings });
  }
  const [settings, texted] = await Promise.all([
    api.call(getSettings, {}, { handBack: "all", locale }),
    texts.turnTo(locale),
  ]);
  return settings.ok && texted ? Object.assign(app, { settings: settings.answer }) : null;
}

/** The address decides, then what was chosen before, then what the server makes of the browser's languages. */
async function chooseLocale(segment: string | null, api: Api): Promise<Locale> {
  if (segment !== null && isLocale(segment)) return localeFor(segment);
  const stored = storedLanguage();
  if (stored) return localeFor(stored);
  const predicted = await api.call(predictLang, {}, { handBack: "all", locale: null });
  return predicted.ok ? localeFor(predicted.answer.lang) : startLocale;
}

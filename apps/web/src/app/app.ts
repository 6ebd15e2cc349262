import {
  type Country,
  countryOf,
  getSettings,
  type Locale,
  type PageData,
  type Problem,
  type ScreenId,
  type Settings,
} from "@kautia/contract";
import { createApi, type Api } from "../api/api.ts";
import { createDrafts, type Drafts } from "./drafts.ts";
import { ConnectionLost } from "../browser/connection-lost.ts";
import { localeFor } from "./locale.ts";
import { createTextStore, type TextStore } from "./text-store.ts";
import { createPriceStore, type PriceStore } from "./price-store.ts";
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
  /** Switches to the texts and settings of a locale. Resolves to whether both were loaded. */
  turnTo(locale: Locale): Promise<boolean>;
  /** Goes to the error page for a status. The navigator sets it. */
  leave: (status: number, problem: Problem | null) => void;
  /** Fetches a screen's code. The navigator sets it. */
  prefetch: (screen: ScreenId) => void;
}

/** Starts the app with the data of its page and the texts in the page's locale. */
export async function startApp(data: PageData, words: Record<string, string>, fetcher: typeof fetch): Promise<App> {
  const drafts = createDrafts();
  // Session and API client need each other: the session makes calls, and the client passes responses to the session.
  const session = createSession(
    () => api,
    () => {
      drafts.clear();
      price.ask("");
    },
  );
  session.record.subscribe(() => {
    const record = session.record.get();
    if (record && drafts.belongTo(record.refId)) price.ask("");
  });
  const texts = createTextStore(() => api, { locale: data.locale, words, country: () => app.settings.country });
  const api = createApi({
    fetch: fetcher,
    locale: () => texts.current.get().locale,
    onAnswer: session.note,
    onStatus: (status, problem) => app.leave(status, problem),
    first: data.firstAnswer,
  });
  const price = createPriceStore(
    api,
    session.token,
    () => session.record.get()?.address?.address.country ?? app.country(),
  );
  const app: App = {
    settings: data.settings,
    api,
    session,
    texts,
    drafts,
    price,
    country: () => texts.current.get().country(),
    async turnTo(locale) {
      const [settings, textsLoaded] = await Promise.all([
        api.call(
          getSettings,
          { query: { country: countryOf(locale) ?? undefined } },
          { handledStatuses: "all", locale },
        ),
        texts.turnTo(locale),
      ]);
      if (!settings.ok || !textsLoaded) return false;
      Object.assign(app.settings, settings.answer);
      return true;
    },
    leave: () => {},
    prefetch: () => {},
  };
  // The cookie may have changed since the server read it.
  if (data.record && data.record.token === session.token()) session.record.set(data.record);
  // The server does not know of a region that the visitor chose earlier.
  const locale = localeFor(data.locale);
  if (locale !== data.locale && !(await app.turnTo(locale))) throw new ConnectionLost();
  return app;
}

import {
  type BuildList,
  type Country,
  drawnPageKey,
  firstOpenStep,
  getTenant,
  isDrawnWith,
  type Locale,
  locales,
  type PageData,
  type Place,
  screens,
  type Settings,
  type TenantRecord,
  tokenCookieName,
  tokenPattern,
} from "@kautia/contract";
import { texts } from "@kautia/locales";
import { findApplication, toTenantRecord } from "../application/index.ts";
import type { Deps } from "../deps.ts";
import { publicSettings } from "./settings-route.ts";
import { languageOf, resolveLocale } from "../platform/http/locale.ts";

export interface PageAsked {
  /** Its language segment is there: without one a page is never served. */
  place: Place;
  query: URLSearchParams;
  cookies: Record<string, string | undefined>;
  host: string;
}

/** What the page's app would ask for first, had it to ask. */
export async function makePageData(deps: Deps, asked: PageAsked, { drawn: drawings }: BuildList): Promise<PageData> {
  const locale = localeOf(asked.place.lang ?? "");
  const { country } = resolveLocale(locale, asked.host);
  const settings = publicSettings(deps.config, country, languageOf(locale));
  const token = tokenOf(asked);
  const record = token === null ? null : await readRecord(deps, asked.place, token);
  const drawn = drawnKey(asked, { settings, country, record, hasToken: token !== null });
  const page = drawn === null ? undefined : drawings[drawn];
  const all = texts(locale);
  const some = page && Object.fromEntries(page.texts.map((name) => [name, all[name] ?? name]));
  return { settings, locale, record, texts: some ?? all, allTexts: !page, drawn: page && drawn ? drawn : null };
}

/** As the browser reads it: the segment where it names a region, else the language alone. */
function localeOf(segment: string): Locale {
  return locales.find((locale) => locale.toLowerCase() === segment.toLowerCase()) ?? "en";
}

function tokenOf({ cookies }: PageAsked): string | null {
  const token = cookies[tokenCookieName] ?? "";
  return tokenPattern.test(token) ? token : null;
}

/** The record, where the guards of this page look at it. A database that does not answer keeps no page from its visitor. */
async function readRecord(deps: Deps, { screen }: Place, token: string): Promise<TenantRecord | null> {
  if (screen === null || screens[screen].exempt) return null;
  try {
    const application = await findApplication(deps, token);
    return application && (getTenant.answer.safeParse(toTenantRecord(application, token)).data ?? null);
  } catch (error) {
    deps.log.warn({ error }, "a page was served without its record");
    return null;
  }
}

interface Seen {
  settings: Settings;
  country: Country;
  record: TenantRecord | null;
  hasToken: boolean;
}

/** The drawn page that shows just what this visitor is going to see, if there is one. */
function drawnKey({ place, query }: PageAsked, { settings, country, record, hasToken }: Seen): string | null {
  const { lang, screen } = place;
  // Another design system may look quite different, and other settings say other things.
  if (lang === null || screen === null || settings.designSystemUrl !== null || !isDrawnWith(settings)) return null;
  if (screen === "index") {
    const fresh = record !== null && record.userInfo === null && firstOpenStep(record) === "name";
    const plain = query.size === 0 || String(query) === "step=name";
    if (!fresh || !plain) return null;
  }
  // Whoever came as a landlord is told something else.
  if (screen === "link-expired" && query.has("from")) return null;
  return drawnPageKey({ screen, segment: lang, country, hasToken });
}

import {
  type BuildList,
  type Country,
  defaultLanguage,
  firstOpenQuestion,
  getTenant,
  isPrerenderedFor,
  languageOf,
  type Locale,
  localeIn,
  locales,
  type PageData,
  type Place,
  prerenderKey,
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
import { resolveLocale } from "../platform/http/locale.ts";

export interface PageDataRequest {
  /** With a language segment: pages without one are redirected. */
  place: Place;
  query: URLSearchParams;
  cookies: Record<string, string | undefined>;
  host: string;
}

export async function makePageData(
  deps: Deps,
  request: PageDataRequest,
  { drawn: drawnPages }: BuildList,
): Promise<PageData> {
  const locale = localeOf(request.place.lang ?? "");
  const { country } = resolveLocale(locale, request.host);
  const settings = publicSettings(deps, country, languageOf(locale));
  const token = tokenOf(request);
  const record = token === null ? null : await readRecord(deps, request.place, token);
  const drawn = drawnKey(request, { settings, country, record, hasToken: token !== null });
  const page = drawn === null ? undefined : drawnPages[drawn];
  const all = texts(localeIn(languageOf(locale), country));
  const some = page && Object.fromEntries(page.texts.map((name) => [name, all[name] ?? name]));
  return { settings, locale, record, texts: some ?? all, allTexts: !page, drawn: page && drawn ? drawn : null };
}

function localeOf(segment: string): Locale {
  return locales.find((locale) => locale.toLowerCase() === segment.toLowerCase()) ?? defaultLanguage;
}

function tokenOf({ cookies }: PageDataRequest): string | null {
  const token = cookies[tokenCookieName] ?? "";
  return tokenPattern.test(token) ? token : null;
}

/** If the guards need it. When the database is down, the page is served without the record. */
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

interface Visitor {
  settings: Settings;
  country: Country;
  record: TenantRecord | null;
  hasToken: boolean;
}

/** Null when no prerendered page matches what this visitor will see. */
function drawnKey({ place, query }: PageDataRequest, { settings, country, record, hasToken }: Visitor): string | null {
  const { lang, screen } = place;
  // Pages are prerendered with our own design system and the default settings.
  if (lang === null || screen === null || settings.designSystemUrl !== null || !isPrerenderedFor(settings)) return null;
  if (screen === "index") {
    const fresh = record !== null && record.userInfo === null && firstOpenQuestion(record) === "name";
    const plain = query.size === 0 || String(query) === "step=name";
    if (!fresh || !plain) return null;
  }
  // Visitors who came by a landlord's link see another text.
  if (screen === "link-expired" && query.has("from")) return null;
  return prerenderKey({ screen, segment: lang, country, hasToken });
}

import { isLocale, type Locale, pageGuards, readPath, runGuards, screenPath, tokenCookieName } from "@kautia/contract";

export interface PageRequest {
  /** Path and query as they arrived. */
  url: string;
  cookies: Record<string, string | undefined>;
  preferredLocale: Locale;
  /** Null: our own welcome page. */
  websiteUrl: string | null;
}

/**
 * Where a page request is sent instead of being served, or null. The same functions as in the browser, asked before
 * anything is painted (wire decisions, "Arriving directly"); what needs the record, or to keep something, is left to the web.
 */
export function pageVerdict({ url, cookies, preferredLocale, websiteUrl }: PageRequest): string | null {
  const { pathname, search, searchParams } = new URL(`http://here${url}`);
  const place = readPath(pathname);
  const verdict = runGuards(
    {
      ...place,
      preferredLocale,
      progress: null,
      invited: false,
      documentsOwed: false,
      riskResult: false,
      underReview: false,
      editing: false,
      hasToken: Boolean(cookies[tokenCookieName]),
      query: {
        pd: searchParams.get("pd") ?? undefined,
        token: searchParams.get("token") ?? undefined,
        "invitation-token": searchParams.get("invitation-token") ?? undefined,
      },
    },
    pageGuards,
  );
  const lang = place.lang && isLocale(place.lang) ? place.lang : preferredLocale;
  if (verdict?.kind === "go") {
    // The query belongs to the screen; it is kept where the language alone is added.
    const kept = verdict.screen === place.screen ? search : "";
    return screenPath(verdict.lang, verdict.screen, verdict.params) + kept;
  }
  if (verdict?.kind === "leave") return websiteUrl ?? screenPath(lang, "welcome");
  // A page without its language has one before it is painted; the query, with what it may hold, stays.
  if (place.lang === null && place.screen !== null) return screenPath(lang, place.screen, place.params) + search;
  return null;
}

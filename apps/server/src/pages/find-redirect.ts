import { isLocale, type Locale, pageGuards, readPath, runGuards, screenPath, tokenCookieName } from "@kautia/contract";

export interface PageRequest {
  url: string;
  cookies: Record<string, string | undefined>;
  preferredLocale: Locale;
  /** Null: our own welcome page. */
  websiteUrl: string | null;
}

/** Null: no redirect. Runs the browser's guards, except those that need the record or store something. */
export function findRedirect({ url, cookies, preferredLocale, websiteUrl }: PageRequest): string | null {
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
    // The query belongs to the screen.
    const kept = verdict.screen === place.screen ? search : "";
    return screenPath(verdict.lang, verdict.screen, verdict.params) + kept;
  }
  if (verdict?.kind === "leave") return websiteUrl ?? screenPath(lang, "welcome");
  if (place.lang === null && place.screen !== null) return screenPath(lang, place.screen, place.params) + search;
  return null;
}

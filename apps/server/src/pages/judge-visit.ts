import { guardInput, isLocale, languageGuard, runGuards, screenPath, type Verdict, type Visit } from "@kautia/contract";

export type Judgement = { kind: "redirect"; to: string } | { kind: "page"; allowed: boolean };

export interface JudgedVisit extends Visit {
  query: URLSearchParams;
  /** The query with its question mark, if there is one. */
  search: string;
  /**
   * Whether `record` has everything about the visitor's application. False for an unknown token, or when the database
   * is down.
   */
  isKnown: boolean;
}

/**
 * Runs the browser's guards on a page request, so that no page is painted before a redirect. What a link stores or
 * sends is left to the browser. A null website means our own welcome page.
 */
export function judgeVisit(visit: JudgedVisit, websiteUrl: string | null): Judgement {
  const { place, search, preferredLocale } = visit;
  const input = guardInput(visit);
  const verdict = visit.isKnown ? runGuards(input) : languageGuard(input);
  const lang = place.lang !== null && isLocale(place.lang) ? place.lang : preferredLocale;
  const to = addressOf(verdict, lang, websiteUrl, visit);
  if (to !== null) return { kind: "redirect", to };
  if (place.lang === null && place.screen !== null)
    return { kind: "redirect", to: screenPath(lang, place.screen, place.params) + search };
  return { kind: "page", allowed: verdict === null && visit.isKnown };
}

function addressOf(
  verdict: Verdict | null,
  lang: string,
  websiteUrl: string | null,
  { place, search }: JudgedVisit,
): string | null {
  if (verdict?.kind === "leave") return websiteUrl ?? screenPath(lang, "welcome");
  if (verdict?.kind !== "go") return null;
  // The query belongs to the screen.
  const kept = verdict.screen === place.screen ? search : "";
  return screenPath(verdict.lang, verdict.screen, verdict.params) + kept;
}

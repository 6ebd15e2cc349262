import {
  guardInput,
  isLocale,
  languageGuard,
  type Place,
  runGuards,
  screenPath,
  screens,
  type Visit,
} from "@kautia/contract";

/** `allowed`: the guards have allowed the page, and know everything that they need about the visitor. */
export type VisitOutcome = { kind: "redirect"; to: string } | { kind: "page"; allowed: boolean };

export interface PageVisit extends Visit {
  query: URLSearchParams;
  /** The query with its question mark, if there is one. */
  search: string;
}

/**
 * Runs the browser's guards on a page request, so that no page is painted before a redirect. `websiteUrl` null stands for
 * our own welcome page.
 */
export function checkVisit(visit: PageVisit, websiteUrl: string | null): VisitOutcome {
  const { place, search, preferredLocale } = visit;
  const input = guardInput(visit);
  // Without the record of an unknown token, or when the database is down, only the language is certain.
  const isKnown = !visit.hasToken || visit.record !== null || !needsRecord(place);
  const verdict = isKnown ? runGuards(input) : languageGuard(input);
  const lang = place.lang !== null && isLocale(place.lang) ? place.lang : preferredLocale;
  if (verdict?.kind === "leave") return { kind: "redirect", to: websiteUrl ?? screenPath(lang, "welcome") };
  if (verdict?.kind === "go") {
    // The query belongs to the screen.
    const kept = verdict.screen === place.screen || verdict.keepsQuery ? search : "";
    return { kind: "redirect", to: screenPath(verdict.lang, verdict.screen, verdict.params) + kept };
  }
  if (place.lang === null && place.screen !== null)
    return { kind: "redirect", to: screenPath(lang, place.screen, place.params) + search };
  return { kind: "page", allowed: verdict === null && isKnown };
}

/** Whether the guards need the record of the visitor's application. */
export function needsRecord({ screen }: Place): boolean {
  return screen !== null && !screens[screen].exempt;
}

import type { Locale } from "../../enums.ts";
import type { LastCompletedPage } from "../progress.ts";
import type { ScreenId } from "../screens.ts";

/** Input of the guards, collected by their caller: the web on navigation, the server on a page request. */
export interface GuardInput {
  /** The language segment as typed, null when there is none. */
  lang: string | null;
  /** The requested screen; null when no screen has the path. */
  screen: ScreenId | null;
  params: Record<string, string>;
  /** The locale to use when the path has no language. */
  preferredLocale: Locale;
  progress: LastCompletedPage | null;
  /** Whether the application was started by an invitation; its tenant gets the short onboarding. */
  invited: boolean;
  /** Whether requested documents are still missing. */
  documentsOwed: boolean;
  /** Whether the risk check resulted in a quote. */
  riskResult: boolean;
  /** Whether the application is in manual review. */
  underReview: boolean;
  /** Whether the application is refused, by the rules or by a person. */
  refused: boolean;
  /** Whether the tenant is changing an answer, which disables the redirects of index and summary. */
  editing: boolean;
  hasToken: boolean;
  query: { pd?: string; token?: string; "invitation-token"?: string };
}

/** What to do instead of showing the screen. The caller carries it out. */
export type Verdict =
  | {
      kind: "go";
      screen: ScreenId;
      lang: string;
      params?: Record<string, string>;
      /** Whether the query goes with it to another screen. */
      keepsQuery?: boolean;
    }
  /** Go to the product's public website (setting WEBSITE_URL). */
  | { kind: "leave" };

/** Returns null if the screen may be shown. */
export type Guard = (input: GuardInput) => Verdict | null;

/** The language of a verdict: the path's, or the preferred one. */
export function guardLanguage(input: GuardInput): string {
  return input.lang ?? input.preferredLocale;
}

export function goTo(input: GuardInput, screen: ScreenId): Verdict {
  return { kind: "go", screen, lang: guardLanguage(input) };
}

/**
 * Whether `progress` and the like describe the requested application: the browser has a token, and the URL does not
 * bring another application (docs/flow.md).
 */
export function isKnown({ hasToken, query }: GuardInput): boolean {
  return hasToken && !query.token && !query.pd && !query["invitation-token"];
}

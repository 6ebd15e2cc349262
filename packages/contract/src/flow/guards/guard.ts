import type { Locale } from "../../enums.ts";
import type { LastCompletedPage } from "../progress.ts";
import type { ScreenId } from "../screens.ts";

/** Everything the guards look at, gathered by whoever runs them: the web on navigation, the server on a page request. */
export interface GuardInput {
  /** The language segment as typed, null when there is none. */
  lang: string | null;
  /** The wanted screen, null when no screen has the path. */
  screen: ScreenId | null;
  params: Record<string, string>;
  /** The language to use where the path names none, with the region where that is known, too. */
  preferredLocale: Locale;
  progress: LastCompletedPage | null;
  /** Whether the application was begun by a partner's invitation: its tenant answers the short onboarding. */
  invited: boolean;
  /** Whether this application owes documents that are not there yet. */
  documentsOwed: boolean;
  /** Whether the risk check gave a quote. */
  riskResult: boolean;
  /** Whether a person decides on the application. */
  underReview: boolean;
  /** Whether the tenant is changing an answer from the summary; the redirect of index leaves them alone. */
  editing: boolean;
  /** Whether a token is kept in the cookie. */
  hasToken: boolean;
  query: { pd?: string; token?: string; "invitation-token"?: string };
}

/** What is to happen instead of showing the screen. Carried out by the caller; first verdict wins. */
export type Verdict =
  | { kind: "go"; screen: ScreenId; lang: string; params?: Record<string, string> }
  /** To the product's public website (setting WEBSITE_URL). */
  | { kind: "leave" }
  /** Accept the invitation, then ask again; when it fails: link-expired. */
  | { kind: "accept-invitation"; invitationToken: string }
  /** Make an application from the partner's link, then ask again. */
  | { kind: "initialise"; pd: string }
  /** Keep the token and take it out of the address, then ask again. */
  | { kind: "store-token"; token: string };

/** Answers nothing where it has no objection. */
export type Guard = (input: GuardInput) => Verdict | null;

/** The language that a verdict keeps to: the path's, where it is one that the app speaks. */
export function guardLanguage(input: GuardInput): string {
  return input.lang ?? input.preferredLocale;
}

export function goTo(input: GuardInput, screen: ScreenId): Verdict {
  return { kind: "go", screen, lang: guardLanguage(input) };
}

/**
 * Whether `progress` and the like speak of the application that is asked for: a token is kept, and the address does not
 * bring another one, which is taken first (docs/flow.md).
 */
export function isKnown({ hasToken, query }: GuardInput): boolean {
  return hasToken && !query.token && !query.pd && !query["invitation-token"];
}

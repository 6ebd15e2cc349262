import { type GuardInput, type Place, screens } from "@kautia/contract";
import type { App } from "../app/app.ts";
import { languageOf, storedLanguage } from "../i18n/locale.ts";
import type { RecordResult } from "../session/session.ts";

export type Gathered = { kind: "input"; input: GuardInput } | Exclude<RecordResult, { kind: "record" | "unknown" }>;

/** Everything that the contract's guards look at; the record is read only where a guard asks for it. */
export async function gather(place: Place, query: URLSearchParams, app: App): Promise<Gathered> {
  const { session, texts } = app;
  const open = place.screen === null || screens[place.screen].exempt;
  const standing = open || !session.token() ? null : await session.load();
  if (standing?.kind === "offline" || standing?.kind === "broken") return standing;
  const record = standing?.kind === "record" ? standing.record : null;
  return {
    kind: "input",
    input: {
      ...place,
      preferredLocale: storedLanguage() ?? languageOf(texts.current.get().locale),
      progress: record?.lastCompletedPage ?? null,
      invited: record?.invited ?? false,
      documentsOwed: (record?.requiredDocuments.length ?? 0) > 0,
      riskResult: record?.riskResult ?? false,
      underReview: record?.manualUnderwriting ?? false,
      editing: isEditing(query, record?.lastCompletedPage === "PAYMENT"),
      hasToken: session.token() !== null,
      query: {
        pd: query.get("pd") ?? undefined,
        token: query.get("token") ?? undefined,
        "invitation-token": query.get("invitation-token") ?? undefined,
      },
    },
  };
}

/**
 * Whoever asks for one question by name wants to look at that answer: a 'Change' of the summary, or the browser's way
 * back. Nothing can be changed once the contract is signed. docs/flow.md.
 */
function isEditing(query: URLSearchParams, signed: boolean): boolean {
  return query.has("step") && !signed;
}

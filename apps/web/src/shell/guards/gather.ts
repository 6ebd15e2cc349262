import { type GuardInput, languageOf, type Place, screens } from "@kautia/contract";
import type { App } from "../app/app.ts";
import { storedLanguage } from "../i18n/locale.ts";
import type { RecordResult } from "../session/session.ts";

export type Gathered = { kind: "input"; input: GuardInput } | Exclude<RecordResult, { kind: "record" | "unknown" }>;

/** Collects the input for the contract's guards. Reads the record only for screens that need it. */
export async function gather(place: Place, query: URLSearchParams, app: App): Promise<Gathered> {
  const { session, texts } = app;
  const open = place.screen === null || screens[place.screen].exempt;
  const loaded = open || !session.token() ? null : await session.load();
  if (loaded?.kind === "offline" || loaded?.kind === "broken") return loaded;
  const record = loaded?.kind === "record" ? loaded.record : null;
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
 * A URL that names a question is a request to edit that answer, from the summary's 'Change' or the browser's back
 * button. After signing nothing can be changed. docs/flow.md.
 */
function isEditing(query: URLSearchParams, signed: boolean): boolean {
  return query.has("step") && !signed;
}

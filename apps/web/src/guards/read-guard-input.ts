import { type GuardInput, guardInput, languageOf, type Place, screens } from "@kautia/contract";
import type { App } from "../app/app.ts";
import { storedLanguage } from "../app/locale.ts";
import type { RecordResult } from "../session/session.ts";

export type GuardInputResult =
  | { kind: "input"; input: GuardInput }
  | Exclude<RecordResult, { kind: "record" | "unknown" }>;

/** Collects the input for the contract's guards. Reads the record only for screens that need it. */
export async function readGuardInput(place: Place, query: URLSearchParams, app: App): Promise<GuardInputResult> {
  const { session, texts } = app;
  const needsNoRecord = place.screen === null || screens[place.screen].exempt;
  const loaded = needsNoRecord || !session.token() ? null : await session.load();
  if (loaded?.kind === "offline" || loaded?.kind === "broken") return loaded;
  const record = loaded?.kind === "record" ? loaded.record : null;
  const preferredLocale = storedLanguage() ?? languageOf(texts.current.get().locale);
  const hasToken = session.token() !== null;
  return { kind: "input", input: guardInput({ place, query, record, hasToken, preferredLocale }) };
}

import {
  type GuardInput,
  guardInput,
  languageOf,
  type Place,
  readPath,
  runGuards,
  screenPath,
  screens,
  type Verdict,
} from "@kautia/contract";
import type { App } from "../app/app.ts";
import { goTo, languageOfPlace, leaveTo, type Resolution, type NavigationState } from "./navigation-state.ts";
import { storedLanguage } from "../app/locale.ts";
import type { RecordResult } from "../session/session.ts";

// More than the longest chain of redirects (add the language, index, target).
const hopLimit = 8;

/** Runs the contract's guards for a navigation and carries out their verdicts until they accept a place. */
export async function resolveNavigation(url: URL, app: App): Promise<Resolution> {
  let at: NavigationState = { place: readPath(url.pathname), query: new URLSearchParams(url.search), moved: false };
  for (let hop = 0; hop < hopLimit; hop++) {
    const read = await readGuardInput(at.place, at.query, app);
    if (read.kind === "offline") return { kind: "offline" };
    if (read.kind === "broken") return { kind: "redirect", to: screenPath(languageOfPlace(at.place, app), "500") };
    const verdict = runGuards(read.input);
    if (!verdict) return arrive(at, read.input);
    const next = perform(verdict, at, app);
    if ("kind" in next) return next;
    at = next;
  }
  return { kind: "redirect", to: screenPath(languageOfPlace(at.place, app), "500") };
}

function arrive({ place, query, moved }: NavigationState, input: GuardInput): Resolution {
  const lang = place.lang ?? input.preferredLocale;
  if (!moved || place.screen === null) return { kind: "stay", lang };
  const search = query.size > 0 ? `?${query}` : "";
  return { kind: "redirect", to: screenPath(lang, place.screen, place.params) + search };
}

function perform(verdict: Verdict, at: NavigationState, app: App): NavigationState | Resolution {
  if (verdict.kind === "go") {
    const { screen, lang, params = {}, keepsQuery = false } = verdict;
    // The query belongs to the screen.
    const query = keepsQuery || screen === at.place.screen ? at.query : new URLSearchParams();
    return { place: { lang, screen, params }, query, moved: true };
  }
  if (app.session.hasExpired()) return goTo("resume", at, app);
  return leaveTo(app.settings.brand.websiteUrl, languageOfPlace(at.place, app));
}

type GuardInputResult = { kind: "input"; input: GuardInput } | Exclude<RecordResult, { kind: "record" | "unknown" }>;

/** Collects the input for the contract's guards. Reads the record only for screens that need it. */
async function readGuardInput(place: Place, query: URLSearchParams, app: App): Promise<GuardInputResult> {
  const { session, texts } = app;
  const needsNoRecord = place.screen === null || screens[place.screen].exempt;
  const loaded = needsNoRecord || !session.token() ? null : await session.load();
  if (loaded?.kind === "offline" || loaded?.kind === "broken") return loaded;
  const record = loaded?.kind === "record" ? loaded.record : null;
  const preferredLocale = storedLanguage() ?? languageOf(texts.current.get().locale);
  const hasToken = session.token() !== null;
  return { kind: "input", input: guardInput({ place, query, record, hasToken, preferredLocale }) };
}

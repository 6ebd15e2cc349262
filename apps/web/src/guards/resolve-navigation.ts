import { type GuardInput, readPath, runGuards, screenPath, type Verdict } from "@kautia/contract";
import type { App } from "../app/app.ts";
import { goTo, languageOfPlace, leaveTo, type Resolution, type NavigationState } from "./navigation-state.ts";
import { readGuardInput } from "./read-guard-input.ts";

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

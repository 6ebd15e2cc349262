import { type GuardInput, readPath, runGuards, screenPath, type Verdict } from "@kautia/contract";
import type { App } from "../app/app.ts";
import { gather } from "./gather.ts";
import { languageOfPlace, leaveTo, type Settled, type Standing } from "./standing.ts";

// More than the longest chain of redirects (store the token, add the language, index, target).
const hopLimit = 8;

/** Runs the contract's guards for a navigation and carries out their verdicts until they accept a place. */
export async function settle(url: URL, app: App): Promise<Settled> {
  let at: Standing = { place: readPath(url.pathname), query: new URLSearchParams(url.search), moved: false };
  for (let hop = 0; hop < hopLimit; hop++) {
    const gathered = await gather(at.place, at.query, app);
    if (gathered.kind === "offline") return { kind: "offline" };
    if (gathered.kind === "broken") return { kind: "redirect", to: screenPath(languageOfPlace(at.place, app), "500") };
    const verdict = runGuards(gathered.input);
    if (!verdict) return arrive(at, gathered.input);
    const next = await perform(verdict, at, app);
    if ("kind" in next) return next;
    at = next;
  }
  return { kind: "redirect", to: screenPath(languageOfPlace(at.place, app), "500") };
}

function arrive({ place, query, moved }: Standing, input: GuardInput): Settled {
  const lang = place.lang ?? input.preferredLocale;
  if (!moved || place.screen === null) return { kind: "stay", lang };
  const search = query.size > 0 ? `?${query}` : "";
  return { kind: "redirect", to: screenPath(lang, place.screen, place.params) + search };
}

async function perform(verdict: Verdict, at: Standing, app: App): Promise<Standing | Settled> {
  if (verdict.kind === "go") {
    const { screen, lang, params = {} } = verdict;
    // The query belongs to the screen, so it is kept only if just the language is added.
    const query = screen === at.place.screen ? at.query : new URLSearchParams();
    return { place: { lang, screen, params }, query, moved: true };
  }
  if (verdict.kind === "leave") return leaveTo(app.settings.brand.websiteUrl, languageOfPlace(at.place, app));
  const { openLink } = await import("./open-link.ts");
  return openLink(verdict, at, app);
}

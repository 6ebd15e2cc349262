import {
  acceptInvitation,
  type GuardInput,
  initTenant,
  type Place,
  readPath,
  runGuards,
  screenPath,
  type ScreenId,
  type Verdict,
} from "@kautia/contract";
import type { CallOptions } from "../api/api.ts";
import type { CallFailure } from "../api/call-result.ts";
import type { App } from "../app/app.ts";
import { languageOf } from "../i18n/locale.ts";
import { gather } from "./gather.ts";

/** What becomes of a navigation. */
export type Settled =
  | { kind: "stay"; lang: string }
  /** To a path of the app. */
  | { kind: "go"; to: string }
  /** Out of the app, to a whole address. */
  | { kind: "leave"; to: string }
  | { kind: "offline" };

interface Standing {
  place: Place;
  query: URLSearchParams;
  moved: boolean;
}

// More turns than the longest way takes (store the token, add the language, index, where it goes on), and no circle.
const hopLimit = 8;

/** Asks the contract's guards about a navigation and carries out what they say, until one place is left. */
export async function settle(url: URL, app: App): Promise<Settled> {
  let at: Standing = { place: readPath(url.pathname), query: new URLSearchParams(url.search), moved: false };
  for (let hop = 0; hop < hopLimit; hop++) {
    const gathered = await gather(at.place, at.query, app);
    if (gathered.kind === "offline") return { kind: "offline" };
    if (gathered.kind === "broken") return { kind: "go", to: screenPath(languageOfPlace(at.place, app), "500") };
    const verdict = runGuards(gathered.input);
    if (!verdict) return arrive(at, gathered.input);
    const next = await perform(verdict, at, app);
    if ("kind" in next) return next;
    at = next;
  }
  return { kind: "go", to: screenPath(languageOfPlace(at.place, app), "500") };
}

function arrive({ place, query, moved }: Standing, input: GuardInput): Settled {
  const lang = place.lang ?? input.preferredLanguage;
  if (!moved || place.screen === null) return { kind: "stay", lang };
  const search = query.size > 0 ? `?${query}` : "";
  return { kind: "go", to: screenPath(lang, place.screen, place.params) + search };
}

async function perform(verdict: Verdict, at: Standing, app: App): Promise<Standing | Settled> {
  switch (verdict.kind) {
    case "go": {
      const { screen, lang, params = {} } = verdict;
      // The query belongs to the screen; it is kept only where the language alone is added.
      const query = screen === at.place.screen ? at.query : new URLSearchParams();
      return { place: { lang, screen, params }, query, moved: true };
    }
    case "leave":
      return leaveTo(app.settings.brand.websiteUrl, languageOfPlace(at.place, app));
    case "store-token": {
      const result = await app.session.adopt(verdict.token);
      if (result.kind === "offline") return { kind: "offline" };
      if (result.kind === "broken") return goTo("500", at, app);
      return result.kind === "record" ? without(at, "token") : goTo("link-expired", at, app);
    }
    case "initialise": {
      const request = { query: { insuranceHash: verdict.pd } };
      const result = await app.api.call(initTenant, request, once(verdict.pd));
      if (result.ok) return goTo("invited", at, app);
      if (result.why === "offline") return { kind: "offline" };
      // Specification §4: an initialisation that fails leads to the page that says so; a link that is no good any more is
      // another thing (decision 0063).
      if (isExpired(result)) return goTo("link-expired", at, app);
      return leaveTo(app.settings.brand.underConstructionUrl, languageOfPlace(at.place, app));
    }
    case "accept-invitation": {
      const request = { params: { id: verdict.invitationToken } };
      const result = await app.api.call(acceptInvitation, request, once(verdict.invitationToken));
      if (!result.ok) return result.why === "offline" ? { kind: "offline" } : goTo("link-expired", at, app);
      app.session.replace(result.answer);
      return goTo("invited", at, app);
    }
  }
}

const keys = new Map<string, string>();

/** A link works once: when its answer is lost on the way, asking again must get the same one. */
function once(link: string): CallOptions {
  const idempotencyKey = keys.get(link) ?? crypto.randomUUID();
  keys.set(link, idempotencyKey);
  return { handBack: "all", idempotencyKey };
}

function isExpired({ problem }: CallFailure): boolean {
  return problem?.errorCode === "INVITATION_EXPIRED";
}

/** The same place with one name less in the address: a secret stays there no longer than it takes to keep it. */
function without({ place, query }: Standing, name: string): Standing {
  const rest = new URLSearchParams(query);
  rest.delete(name);
  return { place, query: rest, moved: true };
}

function goTo(screen: ScreenId, at: Standing, app: App): Standing {
  const place = { lang: languageOfPlace(at.place, app), screen, params: {} };
  return { place, query: new URLSearchParams(), moved: true };
}

function languageOfPlace(place: Place, app: App): string {
  return place.lang ?? languageOf(app.texts.current.get().locale);
}

/** An address of our own stays in the app, in the reader's language; any other is left for. */
function leaveTo(address: string, lang: string): Settled {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) return { kind: "leave", to: url.href };
  // The settings name a language too, that of the browser; the page's own comes first.
  const { screen, params } = readPath(url.pathname);
  const path = screen === null ? url.pathname : screenPath(lang, screen, params);
  return { kind: "go", to: path + url.search };
}

import {
  acceptInvitation,
  initTenant,
  resumeTenant,
  type ScreenId,
  tokenPattern,
  type Verdict,
} from "@kautia/contract";
import type { CallOptions } from "../../api/api.ts";
import type { CallFailure } from "../../api/call-result.ts";
import type { App } from "../app/app.ts";
import { linkKey } from "./link-key.ts";
import { goTo, languageOfPlace, leaveTo, type Resolution, type NavigationState } from "./navigation-state.ts";

type LinkVerdict = Extract<Verdict, { kind: "store-token" | "initialise" | "accept-invitation" }>;

/** Carries out the guards' verdict on a link. Loaded on demand, because most visitors do not follow such a link. */
export async function openLink(
  verdict: LinkVerdict,
  at: NavigationState,
  app: App,
): Promise<NavigationState | Resolution> {
  switch (verdict.kind) {
    case "store-token": {
      if (!tokenPattern.test(verdict.token)) return goTo("link-expired", at, app);
      const result = await app.api.call(resumeTenant, { body: { token: verdict.token } }, once(verdict.token));
      if (!result.ok) return result.why === "offline" ? { kind: "offline" } : goTo(pageOf(result), at, app);
      app.session.replace(result.answer);
      return without(at, "token");
    }
    case "initialise": {
      const request = { query: { insuranceHash: verdict.pd } };
      const result = await app.api.call(initTenant, request, once(verdict.pd));
      if (result.ok) return goTo("invited", at, app);
      if (result.why === "offline") return { kind: "offline" };
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

/** A link works once. If the response is lost, a retry must get the same response. */
function once(link: string): CallOptions {
  return { handBack: "all", idempotencyKey: linkKey(link) };
}

/** An unknown link is shown as expired. A server error says nothing about the link. */
function pageOf({ problem }: CallFailure): ScreenId {
  return (problem?.status ?? 500) >= 500 ? "500" : "link-expired";
}

/** Removes a parameter from the query, so that a secret does not stay in the URL. */
function without({ place, query }: NavigationState, name: string): NavigationState {
  const rest = new URLSearchParams(query);
  rest.delete(name);
  return { place, query: rest, moved: true };
}

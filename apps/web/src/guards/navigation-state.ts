import { languageOf, type Place, readPath, type ScreenId, screenPath } from "@kautia/contract";
import type { App } from "../app/app.ts";

/** What becomes of a navigation once the guards have run. `stay`: show the page of the URL. */
export type Resolution =
  | { kind: "stay"; lang: string }
  | { kind: "redirect"; to: string }
  | { kind: "leave"; to: string }
  | { kind: "offline" };

/** The state of a navigation while the guards run. */
export interface NavigationState {
  place: Place;
  query: URLSearchParams;
  /** Whether it now leads to another URL than the requested one. */
  moved: boolean;
}

export function goTo(screen: ScreenId, at: NavigationState, app: App): NavigationState {
  const place = { lang: languageOfPlace(at.place, app), screen, params: {} };
  return { place, query: new URLSearchParams(), moved: true };
}

export function languageOfPlace(place: Place, app: App): string {
  return place.lang ?? languageOf(app.texts.current.get().locale);
}

/** A URL of this site opens in the app, in the visitor's language. Any other URL leaves the app. */
export function leaveTo(address: string, lang: string): Extract<Resolution, { to: string }> {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) return { kind: "leave", to: url.href };
  // The URL of the settings has the browser's language. The page's language takes precedence.
  const { screen, params } = readPath(url.pathname);
  const path = screen === null ? url.pathname : screenPath(lang, screen, params);
  return { kind: "redirect", to: path + url.search };
}

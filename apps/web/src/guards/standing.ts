import { type Place, readPath, screenPath, type ScreenId } from "@kautia/contract";
import type { App } from "../app/app.ts";
import { languageOf } from "../i18n/locale.ts";

/** What becomes of a navigation. */
export type Settled =
  | { kind: "stay"; lang: string }
  /** To a path of the app. */
  | { kind: "go"; to: string }
  /** Out of the app, to a whole address. */
  | { kind: "leave"; to: string }
  | { kind: "offline" };

/** Where a navigation stands while the guards are asked. */
export interface Standing {
  place: Place;
  query: URLSearchParams;
  moved: boolean;
}

export function goTo(screen: ScreenId, at: Standing, app: App): Standing {
  const place = { lang: languageOfPlace(at.place, app), screen, params: {} };
  return { place, query: new URLSearchParams(), moved: true };
}

export function languageOfPlace(place: Place, app: App): string {
  return place.lang ?? languageOf(app.texts.current.get().locale);
}

/** An address of our own stays in the app, in the reader's language; any other is left for. */
export function leaveTo(address: string, lang: string): Settled {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) return { kind: "leave", to: url.href };
  // The settings name a language too, that of the browser; the page's own comes first.
  const { screen, params } = readPath(url.pathname);
  const path = screen === null ? url.pathname : screenPath(lang, screen, params);
  return { kind: "go", to: path + url.search };
}

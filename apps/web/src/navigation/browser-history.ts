import { flushSync } from "react-dom";

export type Way = "push" | "replace" | "pop";

/** The browser's history, address bar and scrolling, as the navigator needs them. */
export interface BrowserHistory {
  url(): URL;
  state(): unknown;
  /** Records a navigation, changes the page and scrolls. */
  show(url: URL, way: Way, state: unknown, change: () => void): void;
  /** Changes the URL of the shown entry, and nothing else. */
  rename(to: string): void;
  back(): void;
  /** Goes back if the previous entry has this URL. Returns whether it did. */
  backTo(url: URL): boolean;
  /** Calls `moved` after the browser's back or forward button. */
  listen(moved: () => void): void;
}

interface Entry {
  state: unknown;
  /** Its position in the history, counted from the first page of the app. */
  place: number;
  /** The URL of the previous entry, if that is a page of the app. */
  before: string | null;
}

export function createBrowserHistory(): BrowserHistory {
  /** The scroll position of each place in the history when it was left. */
  const scrolled = new Map<number, number>();
  /** Tracked by an event, because reading it makes the browser lay out a page that is about to disappear. */
  let top = window.scrollY;
  window.addEventListener("scroll", () => (top = window.scrollY), { passive: true });
  let shown = readEntry();
  // The browser would scroll before the page is shown.
  history.scrollRestoration = "manual";

  return {
    url: () => new URL(location.href),
    state: () => readEntry().state,
    show(url, way, state, change) {
      scrolled.set(shown.place, top);
      const samePage = way === "replace" && pageOf(url) === pageOf(new URL(location.href));
      const pushed = { state, place: shown.place + 1, before: location.href };
      const entry = { push: pushed, replace: { ...shown, state }, pop: readEntry() }[way];
      // Starts the design system's animation, or reverses it.
      document.documentElement.dataset["kDirection"] = entry.place < shown.place ? "back" : "on";
      if (way === "push") history.pushState(entry, "", url);
      else history.replaceState(entry, "", url);
      shown = entry;
      flushSync(change);
      const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
      if (target) target.scrollIntoView();
      else if (!samePage) window.scrollTo(0, (way === "pop" && scrolled.get(entry.place)) || 0);
    },
    rename: (to) => history.replaceState(history.state, "", to),
    back: () => history.back(),
    backTo(url) {
      if (shown.before !== url.href) return false;
      history.back();
      return true;
    },
    listen(moved) {
      window.addEventListener("popstate", moved);
    },
  };
}

function readEntry(): Entry {
  const { state = null, place, before }: Partial<Record<keyof Entry, unknown>> = Object(history.state);
  return {
    state,
    place: typeof place === "number" ? place : 0,
    before: typeof before === "string" ? before : null,
  };
}

/** The page of a URL in any language. Another step is another page. */
function pageOf({ pathname, searchParams }: URL): string {
  return [...pathname.split("/").slice(2), searchParams.get("step")].join("/");
}

import { flushSync } from "react-dom";

/** The browser's history, address bar and scrolling, as the navigator needs them. */
export interface BrowserHistory {
  url(): URL;
  state(): unknown;
  /** Records a navigation and returns the key of its entry. */
  note(url: URL, way: "push" | "replace" | "pop", state: unknown): string;
  /** Changes the page and scrolls. */
  show(change: () => void): void;
  back(): void;
  /** Goes back if the previous entry has this URL. Returns whether it did. */
  backTo(url: URL): boolean;
  /** Calls `moved` after the browser's back or forward button. */
  listen(moved: (state: unknown) => void): void;
}

interface Entry {
  key: string;
  state: unknown;
  /** Its position in the history, counted from the first page of the app. */
  place: number;
  /** The URL of the previous entry, if that is a page of the app. */
  before: string | null;
}

export function createBrowserHistory(): BrowserHistory {
  /** The scroll position of each entry when it was left. */
  const scrolled = new Map<string, number>();
  /** Tracked by an event, because reading it makes the browser lay out a page that is about to disappear. */
  let top = window.scrollY;
  window.addEventListener("scroll", () => (top = window.scrollY), { passive: true });
  let shown = readEntry();
  let first = true;
  let next: { top: number; keep: boolean } = { top: 0, keep: false };
  // The browser would scroll before the page is shown.
  history.scrollRestoration = "manual";

  function makeEntry(way: "push" | "replace", state: unknown): Entry {
    const { place, before } = shown;
    return way === "push"
      ? { key: makeKey(), state, place: place + 1, before: location.href }
      : { key: makeKey(), state, place, before };
  }

  return {
    url: () => new URL(location.href),
    state: () => readEntry().state,
    note(url, way, state) {
      scrolled.set(shown.key, top);
      const samePage = way === "replace" && pageOf(url) === pageOf(new URL(location.href));
      const entry = way === "pop" ? readEntry() : makeEntry(way, state);
      // Starts the design system's animation, or reverses it.
      document.documentElement.dataset["kDirection"] = entry.place < shown.place ? "back" : "on";
      if (way === "push") history.pushState(entry, "", url);
      // An entry gets its key when it is first shown. Another language replaces the entry.
      else history.replaceState(entry, "", url);
      next = { top: way === "pop" ? (scrolled.get(entry.key) ?? 0) : 0, keep: samePage };
      shown = entry;
      return entry.key;
    },
    show(change) {
      // The first page may be drawn already, and takes over without blocking the browser.
      if (first) change();
      else flushSync(change);
      first = false;
      const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
      if (target) target.scrollIntoView();
      else if (!next.keep) window.scrollTo(0, next.top);
    },
    back: () => history.back(),
    backTo(url) {
      if (shown.before !== url.href) return false;
      history.back();
      return true;
    },
    listen(moved) {
      window.addEventListener("popstate", () => moved(readEntry().state));
    },
  };
}

function readEntry(): Entry {
  const entry: unknown = history.state;
  const read = (name: string): unknown =>
    typeof entry === "object" && entry !== null ? Reflect.get(entry, name) : undefined;
  const [key, place, before] = [read("key"), read("place"), read("before")];
  return {
    key: typeof key === "string" ? key : makeKey(),
    state: read("state") ?? null,
    place: typeof place === "number" ? place : 0,
    before: typeof before === "string" ? before : null,
  };
}

function makeKey(): string {
  return Math.random().toString(36).slice(2);
}

/** The page of a URL in any language. Another step is another page. */
function pageOf({ pathname, searchParams }: URL): string {
  return [...pathname.split("/").slice(2), searchParams.get("step")].join("/");
}

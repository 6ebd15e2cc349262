import type { ReactNode } from "react";
import { createStore, type Store } from "../app/store.ts";
import type { BrowserHistory } from "./browser-history.ts";

/** What one place of the app turned out to be. */
export type Loaded =
  | { kind: "page"; page: ReactNode }
  /** Another place is shown instead, by its path. */
  | { kind: "redirect"; to: string }
  /** The browser is on its way to another site; what is shown stays until then. */
  | { kind: "gone" };

/** What is shown, and where in the history it stands. */
export interface View {
  url: URL;
  /** What the navigation handed over; kept by the history, also over a reload. */
  state: unknown;
  /** Changes with every navigation. */
  key: string;
  page: ReactNode;
  /** Why there is no page. */
  error: unknown;
}

export interface NavigateOptions {
  replace?: boolean;
  /** It is a way back: where the entry before in the history is the same, it is gone back to. */
  back?: boolean;
  state?: unknown;
}

export interface Navigator {
  view: Store<View | null>;
  /** Whether a page is on its way. */
  loading: Store<boolean>;
  /** Resolves when the page is shown, or another navigation has taken its place. */
  navigate(to: string, options?: NavigateOptions): Promise<void>;
  /** Back to the page before, as the browser's own button does. */
  back(): void;
  /** Shows the page that the address names, and from then on follows the browser's buttons. */
  start(): Promise<void>;
}

// The guards settle redirects among themselves; what is left are a loader's own.
const redirectLimit = 5;

type Way = "push" | "replace" | "pop";

/** Turns addresses into pages, one at a time: the latest navigation wins, whatever arrives later of an earlier one. */
export function createNavigator(load: (url: URL) => Promise<Loaded>, history: BrowserHistory): Navigator {
  const view = createStore<View | null>(null);
  const loading = createStore(false);
  let latest = 0;

  async function find(url: URL, way: Way): Promise<{ url: URL; way: Way; loaded: Loaded }> {
    for (let hop = 0; ; hop++) {
      const loaded = await load(url);
      if (loaded.kind !== "redirect") return { url, way, loaded };
      if (hop === redirectLimit) throw new Error(`Too many redirects, the last to ${loaded.to}`);
      url = new URL(loaded.to, url);
      // The entry that the browser went back to is the one that now leads elsewhere.
      way = way === "pop" ? "replace" : way;
    }
  }

  async function go(to: URL, asked: Way, state: unknown): Promise<void> {
    const mine = ++latest;
    loading.set(true);
    let found: Partial<Pick<View, "page" | "error">> = {};
    let [url, way] = [to, asked];
    try {
      const result = await find(to, asked);
      if (mine !== latest || result.loaded.kind !== "page") return;
      ({ url, way } = result);
      found = { page: result.loaded.page };
    } catch (error) {
      if (mine !== latest) return;
      found = { error };
    }
    const key = history.note(url, way, state);
    await history.show(() => {
      view.set({ page: null, error: null, ...found, url, state, key });
      loading.set(false);
    });
  }

  return {
    view,
    loading,
    navigate: async (to, { replace = false, back = false, state = null } = {}) => {
      const url = new URL(to, history.url());
      if (back && history.backTo(url)) return;
      return go(url, replace || url.href === history.url().href ? "replace" : "push", state);
    },
    back: () => history.back(),
    start() {
      history.listen((state) => {
        const shown = view.get()?.url;
        const url = history.url();
        // A link within the page, such as the one past the header, is the browser's own business.
        if (shown && shown.pathname === url.pathname && shown.search === url.search) return;
        void go(url, "pop", state);
      });
      return go(history.url(), "pop", history.state());
    },
  };
}

import type { ReactNode } from "react";
import { createStore, type Store } from "../browser/store.ts";
import type { BrowserHistory, Way } from "./browser-history.ts";

export type Loaded =
  | { kind: "page"; page: ReactNode }
  /** Another path is shown instead. */
  | { kind: "redirect"; to: string }
  /** The browser is leaving for another site. The current page stays until then. */
  | { kind: "gone" };

/** The page that is shown, and its history entry. */
export interface View {
  url: URL;
  /** The state passed with the navigation. The history keeps it over a reload. */
  state: unknown;
  /** Changes with every navigation. */
  key: number;
  page: ReactNode;
  /** Why the page could not be loaded; null if it was. */
  error: unknown;
}

export interface NavigateOptions {
  replace?: boolean;
  /** Goes back instead if the previous history entry has the same URL. */
  back?: boolean;
  state?: unknown;
  /** The URL at which the page that is left stays in the history. */
  leaveAt?: string;
}

export interface Navigator {
  view: Store<View | null>;
  loading: Store<boolean>;
  /** Resolves when the page is shown, or another navigation has replaced it. */
  navigate(to: string, options?: NavigateOptions): Promise<void>;
  /** Goes back, as the browser's back button does. */
  back(): void;
  /** Shows the page of the current URL, and from then on follows the browser's buttons. */
  start(): Promise<void>;
}

// The guards resolve their own redirects. These are the redirects of loaders.
const redirectLimit = 5;

/** Turns URLs into pages, one at a time. The latest navigation wins, even if an earlier one loads later. */
export function createNavigator(
  load: (url: URL, isLatest: () => boolean) => Promise<Loaded>,
  history: BrowserHistory,
): Navigator {
  const view = createStore<View | null>(null);
  const loading = createStore(false);
  let latest = 0;

  async function go(url: URL, way: Way, state: unknown, leaveAt?: string): Promise<void> {
    const key = ++latest;
    loading.set(true);
    const isLatest = () => key === latest;
    const found: Pick<View, "page" | "error"> = { page: null, error: null };
    try {
      let loaded = await load(url, isLatest);
      for (let hop = 0; loaded.kind === "redirect"; hop++) {
        if (hop === redirectLimit) throw new Error(`Too many redirects, the last to ${loaded.to}`);
        url = new URL(loaded.to, url);
        // Replace the entry that the browser went back to, because it now leads elsewhere.
        if (way === "pop") way = "replace";
        loaded = await load(url, isLatest);
      }
      if (loaded.kind === "gone") return;
      found.page = loaded.page;
    } catch (error) {
      found.error = error;
    }
    if (!isLatest()) return;
    if (leaveAt !== undefined && way === "push") history.rename(leaveAt);
    history.show(url, way, state, () => {
      view.set({ ...found, url, state, key });
      loading.set(false);
    });
  }

  return {
    view,
    loading,
    navigate: async (to, { replace = false, back = false, state = null, leaveAt } = {}) => {
      const url = new URL(to, history.url());
      if (back && history.backTo(url)) return;
      return go(url, replace || url.href === history.url().href ? "replace" : "push", state, leaveAt);
    },
    back: () => history.back(),
    start() {
      history.listen(() => {
        const shown = view.get()?.url;
        const url = history.url();
        // Leave links within the page, such as the skip link, to the browser.
        if (shown && shown.pathname === url.pathname && shown.search === url.search) return;
        void go(url, "pop", history.state());
      });
      return go(history.url(), "pop", history.state());
    },
  };
}

import { act } from "@testing-library/react";
import { flushSync } from "react-dom";
import type { BrowserHistory } from "../navigation/browser-history.ts";

export interface MemoryHistory extends BrowserHistory {
  /** Presses the browser's back button and waits for the page. */
  goBack(): Promise<void>;
  paths(): string[];
}

interface Entry {
  url: URL;
  state: unknown;
}

export function createMemoryHistory(at: string): MemoryHistory {
  const entries: Entry[] = [{ url: new URL(at, "http://localhost"), state: null }];
  let moved = () => {};
  const shown = () => entries.at(-1) ?? { url: new URL("http://localhost"), state: null };
  const back = () => {
    if (entries.length > 1) entries.pop();
    moved();
  };

  return {
    url: () => shown().url,
    state: () => shown().state,
    show(url, way, state, change) {
      if (way === "replace") entries.pop();
      if (way !== "pop") entries.push({ url, state });
      flushSync(change);
    },
    rename(to) {
      const entry = entries.pop();
      if (entry) entries.push({ ...entry, url: new URL(to, entry.url) });
    },
    back,
    backTo(url) {
      if (entries.at(-2)?.url.href !== url.href) return false;
      back();
      return true;
    },
    goBack: () => act(async () => back()),
    paths: () => entries.map(({ url }) => url.pathname + url.search),
    listen(listener) {
      moved = listener;
    },
  };
}

import { getLang, type Locale } from "@kautia/contract";
import type { Api } from "../api/api.ts";
import { createStore, type Store } from "../app/store.ts";
import { createText, type Text } from "./create-text.ts";

/** The texts of the page's locale, fetched once for each. */
export interface TextStore {
  current: Store<Text>;
  /** Fetches a locale's texts, with those of a part of the app, and turns to them; answers whether they are there. */
  turnTo(locale: Locale, part?: "staff"): Promise<boolean>;
}

export function createTextStore(api: () => Api, initial: Locale): TextStore {
  const current = createStore<Text>(createText(initial, {}));
  const known = new Map<string, Text>();

  return {
    current,
    async turnTo(locale, part) {
      const name = `${locale} ${part ?? ""}`;
      if (!known.has(name)) {
        const result = await api().call(getLang, { query: { part } }, { handBack: "all", locale });
        if (!result.ok) return false;
        known.set(name, createText(locale, result.answer));
      }
      const text = known.get(name);
      if (text) current.set(text);
      return text !== undefined;
    },
  };
}

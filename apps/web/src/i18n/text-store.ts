import { getLang, type Locale } from "@kautia/contract";
import type { Api } from "../api/api.ts";
import { createStore, type Store } from "../app/store.ts";
import { createText, type Text } from "./create-text.ts";

/** The texts of the page's locale, fetched once for each. */
export interface TextStore {
  current: Store<Text>;
  /** Fetches a locale's texts and turns to them; answers whether they are there. */
  turnTo(locale: Locale): Promise<boolean>;
}

export function createTextStore(api: () => Api, initial: Locale): TextStore {
  const current = createStore<Text>(createText(initial, {}));
  const known = new Map<Locale, Text>();

  return {
    current,
    async turnTo(locale) {
      if (!known.has(locale)) {
        const result = await api().call(getLang, {}, { handBack: "all", locale });
        if (!result.ok) return false;
        known.set(locale, createText(locale, result.answer));
      }
      const text = known.get(locale);
      if (text) current.set(text);
      return text !== undefined;
    },
  };
}

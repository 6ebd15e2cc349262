import { getLang, type Locale } from "@kautia/contract";
import type { Api } from "../../api/api.ts";
import { createStore, type Store } from "../app/store.ts";
import { createText, type Text } from "./create-text.ts";

/** The texts of the current locale. Each locale is fetched once. */
export interface TextStore {
  current: Store<Text>;
  /** Takes the texts of a locale that were fetched before the app had started. */
  keep(locale: Locale, texts: Record<string, string>): void;
  /**
   * Fetches a locale's texts, including those of a part of the app, and switches to them. Resolves to false on failure.
   */
  turnTo(locale: Locale, part?: "staff"): Promise<boolean>;
  /** Fetches a locale's texts, as above, without switching to them. Resolves to null on failure. */
  load(locale: Locale, part?: "staff"): Promise<Text | null>;
}

export function createTextStore(api: () => Api, initial: Locale): TextStore {
  const current = createStore<Text>(createText(initial, {}));
  const known = new Map<string, Promise<Text | null>>();

  function textsOf(locale: Locale, part?: "staff", quiet = false): Promise<Text | null> {
    const name = nameOf(locale, part);
    const fetched =
      known.get(name) ??
      api()
        .call(getLang, { query: { part } }, { handBack: "all", locale, quiet })
        .then((result) => {
          // A failed fetch is tried again.
          if (!result.ok) known.delete(name);
          return result.ok ? createText(locale, result.answer) : null;
        });
    known.set(name, fetched);
    return fetched;
  }

  return {
    current,
    keep(locale, texts) {
      known.set(nameOf(locale), Promise.resolve(createText(locale, texts)));
    },
    async turnTo(locale, part) {
      const text = await textsOf(locale, part);
      if (text) current.set(text);
      return text !== null;
    },
    load: (locale, part) => textsOf(locale, part, true),
  };
}

function nameOf(locale: Locale, part = ""): string {
  return `${locale} ${part}`;
}

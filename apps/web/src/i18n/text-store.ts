import { getLang, type Locale } from "@kautia/contract";
import type { Api } from "../api/api.ts";
import { createStore, type Store } from "../app/store.ts";
import { createText, type Text } from "./create-text.ts";

/** The texts of the page's locale, fetched once for each. */
export interface TextStore {
  current: Store<Text>;
  /** Begins with texts that came with the page: all of the locale, or just what the first page says. */
  open(locale: Locale, texts: Record<string, string>, all: boolean): void;
  /** Fetches a locale's texts, with those of a part of the app, and turns to them; answers whether they are there. */
  turnTo(locale: Locale, part?: "staff"): Promise<boolean>;
}

export function createTextStore(api: () => Api, initial: Locale): TextStore {
  const current = createStore<Text>(createText(initial, {}));
  const whole = new Map<string, Promise<Text | null>>();
  /** The locale of which just the first page's texts are there. */
  let begun: Locale | null = null;

  function textsOf(locale: Locale, part?: "staff", quiet = false): Promise<Text | null> {
    const name = nameOf(locale, part);
    const known = whole.get(name);
    if (known) return known;
    const fetched = api()
      .call(getLang, { query: { part } }, { handBack: "all", locale, quiet })
      .then((result) => {
        // What could not be had is asked for again.
        if (!result.ok) whole.delete(name);
        return result.ok ? createText(locale, result.answer) : null;
      });
    whole.set(name, fetched);
    return fetched;
  }

  async function complete(locale: Locale): Promise<void> {
    const text = await textsOf(locale, undefined, true);
    // Another language may have been chosen meanwhile.
    if (text && current.get().locale === locale) current.set(text);
  }

  return {
    current,
    open(locale, texts, all) {
      const text = createText(locale, texts);
      current.set(text);
      if (all) whole.set(nameOf(locale), Promise.resolve(text));
      else begun = locale;
    },
    async turnTo(locale, part) {
      if (locale === begun && part === undefined) {
        begun = null;
        // Fetched while the first page is looked at; the next one waits for them.
        void complete(locale);
        return true;
      }
      const text = await textsOf(locale, part);
      if (text) current.set(text);
      return text !== null;
    },
  };
}

function nameOf(locale: Locale, part = ""): string {
  return `${locale} ${part}`;
}

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
  /** The first page's texts, and whether it was in want of others. */
  let first: { name: string; text: Text; texts: Record<string, string>; wants: boolean } | null = null;

  function textsOf(locale: Locale, part?: "staff", quiet = false): Promise<Text | null> {
    const name = nameOf(locale, part);
    const known = whole.get(name);
    if (known) return known;
    const fetched = api()
      .call(getLang, { query: { part } }, { handBack: "all", locale, quiet })
      .then((result) => {
        // What could not be had is asked for again.
        if (!result.ok) whole.delete(name);
        return result.ok ? toText(locale, name, result.answer) : null;
      });
    whole.set(name, fetched);
    return fetched;
  }

  function toText(locale: Locale, name: string, texts: Record<string, string>): Text {
    if (first?.name !== name || first.wants) return createText(locale, texts);
    // The page has all that it shows; nothing is drawn anew for what it does not.
    Object.assign(first.texts, texts);
    return first.text;
  }

  async function complete(locale: Locale): Promise<void> {
    const text = await textsOf(locale, undefined, true);
    // Another language may have been chosen meanwhile.
    if (text && current.get().locale === locale) current.set(text);
  }

  return {
    current,
    open(locale, texts, all) {
      const opened = { name: nameOf(locale), texts: { ...texts }, wants: false };
      const text = createText(locale, opened.texts, () => (opened.wants = true));
      current.set(text);
      if (all) whole.set(opened.name, Promise.resolve(text));
      else [begun, first] = [locale, Object.assign(opened, { text })];
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

import { getLang, type Locale } from "@kautia/contract";
import type { Api } from "../../api/api.ts";
import { createStore, type Store } from "../app/store.ts";
import { createText, type Text } from "./create-text.ts";

/** The texts of the current locale. Each locale is fetched once. */
export interface TextStore {
  current: Store<Text>;
  /** Starts with texts that came with the page: all of the locale, or only those of the first page. */
  open(locale: Locale, texts: Record<string, string>, all: boolean): void;
  /**
   * Fetches a locale's texts, including those of a part of the app, and switches to them. Resolves to false on failure.
   */
  turnTo(locale: Locale, part?: "staff"): Promise<boolean>;
  /** Fetches a locale's texts without switching to them. Resolves to null on failure. */
  load(locale: Locale): Promise<Text | null>;
}

export function createTextStore(api: () => Api, initial: Locale): TextStore {
  const current = createStore<Text>(createText(initial, {}));
  const whole = new Map<string, Promise<Text | null>>();
  /** The locale of which only the first page's texts are loaded. */
  let begun: Locale | null = null;
  /** The first page's texts, and whether the page lacked one. */
  let first: { name: string; text: Text; texts: Record<string, string>; wants: boolean } | null = null;

  function textsOf(locale: Locale, part?: "staff", quiet = false): Promise<Text | null> {
    const name = nameOf(locale, part);
    const known = whole.get(name);
    if (known) return known;
    const fetched = api()
      .call(getLang, { query: { part } }, { handBack: "all", locale, quiet })
      .then((result) => {
        // A failed fetch is tried again.
        if (!result.ok) whole.delete(name);
        return result.ok ? toText(locale, name, result.answer) : null;
      });
    whole.set(name, fetched);
    return fetched;
  }

  function toText(locale: Locale, name: string, texts: Record<string, string>): Text {
    if (first?.name !== name || first.wants) return createText(locale, texts);
    // The page has all texts that it shows, so the others need no redraw.
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
        // Fetched while the visitor looks at the first page. The next page waits for them.
        void complete(locale);
        return true;
      }
      const text = await textsOf(locale, part);
      if (text) current.set(text);
      return text !== null;
    },
    load: (locale) => textsOf(locale, undefined, true),
  };
}

function nameOf(locale: Locale, part = ""): string {
  return `${locale} ${part}`;
}

import { type Country, getLang, type Locale } from "@kautia/contract";
import type { Api } from "../api/api.ts";
import { createStore, type Store } from "../browser/store.ts";
import { createText, type Text } from "@kautia/locales/format";

/** The texts of the current locale. Each locale is fetched once. */
export interface TextStore {
  current: Store<Text>;
  /** Fetches a locale's texts and switches to them. Resolves to false on failure. */
  turnTo(locale: Locale): Promise<boolean>;
  /** Fetches a locale's texts, as above, without switching to them. Resolves to null on failure. */
  load(locale: Locale, quiet?: boolean): Promise<Text | null>;
}

/** `words` are the texts of the first locale, `country` is that of a locale that names none. */
export function createTextStore(
  api: () => Api,
  { locale, words, country }: { locale: Locale; words: Record<string, string>; country: () => Country },
): TextStore {
  const current = createStore(createText(locale, words, country));
  const known = new Map<string, Promise<Text | null>>([[locale, Promise.resolve(current.get())]]);

  function load(wanted: Locale, quiet = true): Promise<Text | null> {
    const fetched =
      known.get(wanted) ??
      api()
        .call(getLang, {}, { handledStatuses: "all", locale: wanted, quiet })
        .then((result) => {
          // A failed fetch is tried again.
          if (!result.ok) known.delete(wanted);
          return result.ok ? createText(wanted, result.answer, country) : null;
        });
    known.set(wanted, fetched);
    return fetched;
  }

  async function turnTo(wanted: Locale): Promise<boolean> {
    const text = await load(wanted, false);
    if (text) current.set(text);
    return text !== null;
  }

  // The development server says that texts have changed.
  import.meta.hot?.on("texts", () => {
    known.clear();
    void turnTo(current.get().locale);
  });

  return { current, load, turnTo };
}

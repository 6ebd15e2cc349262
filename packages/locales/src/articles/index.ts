import type { Article, Help } from "./article.ts";

export type { Article, Block, Help, Section } from "./article.ts";

type Language = "de" | "en";

/**
 * The long texts. Each is a separate file that is loaded with its page, not part of the texts that every page fetches.
 */
const articles = {
  help: {
    de: async (): Promise<Help> => (await import("./help-de.ts")).help,
    en: async (): Promise<Help> => (await import("./help-en.ts")).help,
  },
  imprint: {
    de: async (): Promise<Article> => (await import("./imprint-de.ts")).imprint,
    en: async (): Promise<Article> => (await import("./imprint-en.ts")).imprint,
  },
  privacy: {
    de: async (): Promise<Article> => (await import("./privacy-de.ts")).privacy,
    en: async (): Promise<Article> => (await import("./privacy-en.ts")).privacy,
  },
  accessibility: {
    de: async (): Promise<Article> => (await import("./accessibility-de.ts")).accessibility,
    en: async (): Promise<Article> => (await import("./accessibility-en.ts")).accessibility,
  },
} satisfies Record<string, Record<Language, () => Promise<Article | Help>>>;

/** The articles other than the help page. */
export type ArticleName = "imprint" | "privacy" | "accessibility";
export const articleNames: readonly ArticleName[] = ["imprint", "privacy", "accessibility"];

export function loadArticle(name: ArticleName, language: Language): Promise<Article> {
  return articles[name][language]();
}

export function loadHelp(language: Language): Promise<Help> {
  return articles.help[language]();
}

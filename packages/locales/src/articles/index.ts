import type { Article, Help } from "./article.ts";

export type { Article, Block, Help, Section } from "./article.ts";

type Language = "de" | "en";

/**
 * The long texts. Each is a separate file that is loaded with its page, not part of the texts that every page fetches.
 */
const articles = {
  help: {
    de: async (): Promise<Help> => (await import("../de/articles/help.ts")).help,
    en: async (): Promise<Help> => (await import("../en/articles/help.ts")).help,
  },
  imprint: {
    de: async (): Promise<Article> => (await import("../de/articles/imprint.ts")).imprint,
    en: async (): Promise<Article> => (await import("../en/articles/imprint.ts")).imprint,
  },
  privacy: {
    de: async (): Promise<Article> => (await import("../de/articles/privacy.ts")).privacy,
    en: async (): Promise<Article> => (await import("../en/articles/privacy.ts")).privacy,
  },
  accessibility: {
    de: async (): Promise<Article> => (await import("../de/articles/accessibility.ts")).accessibility,
    en: async (): Promise<Article> => (await import("../en/articles/accessibility.ts")).accessibility,
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

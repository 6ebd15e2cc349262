import type { Language } from "@kautia/contract/languages";
import type { Article, Help } from "./article.ts";

export { escapeHtml } from "../escape-html.ts";
export { articleHtml, type ArticleReader } from "./article-html.ts";
export { type ArticleValues, readText } from "./read-text.ts";
export type { Article, Block, Help, Section } from "./article.ts";

/** The articles other than the help page. */
export type ArticleName = "imprint" | "privacy" | "accessibility";
export const articleNames: readonly ArticleName[] = ["imprint", "privacy", "accessibility"];

/** Each long text is a separate file that is loaded with its page, not part of the texts that every page fetches. */
export async function loadArticle(name: ArticleName, language: Language): Promise<Article> {
  const { article }: { article: Article } = await import(`../${language}/articles/${name}.ts`);
  return article;
}

export async function loadHelp(language: Language): Promise<Help> {
  const { help }: { help: Help } = await import(`../${language}/articles/help.ts`);
  return help;
}

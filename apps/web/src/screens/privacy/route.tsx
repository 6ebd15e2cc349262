import { loadArticle } from "@kautia/locales/articles";
import type { App } from "../../app/app.ts";
import { ArticlePage } from "../../parts/article/ArticlePage.tsx";
import type { Loaded } from "../../navigation/navigator.ts";

export async function prepare({ texts }: App): Promise<Loaded> {
  const article = await loadArticle("privacy", texts.current.get().language);
  return { kind: "page", page: <ArticlePage article={article} namesOperator /> };
}

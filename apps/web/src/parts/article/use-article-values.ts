import { articleValues } from "@kautia/contract";
import type { ArticleValues } from "@kautia/locales/articles";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../texts/use-text.ts";

export function useArticleValues(): ArticleValues {
  const { settings, country } = useApp();
  return articleValues(settings, country(), useText());
}

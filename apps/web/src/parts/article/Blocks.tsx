import { SummaryList } from "@kautia/design-system";
import { type Block, readText } from "@kautia/locales/articles";
import { useApp } from "../../app/app-context.ts";
import { ArticleText } from "./ArticleText.tsx";
import { useArticleValues } from "./use-article-values.ts";

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  const { country } = useApp();
  const values = useArticleValues();
  const isSaid = (text: string) => readText(text, values) !== null;
  return blocks.map((block, index) => {
    if (typeof block === "string")
      return isSaid(block) ? (
        <p key={index}>
          <ArticleText text={block} />
        </p>
      ) : null;
    if ("list" in block)
      return (
        <ul key={index} className="article__list">
          {block.list.filter(isSaid).map((text) => (
            <li key={text}>
              <ArticleText text={text} />
            </li>
          ))}
        </ul>
      );
    if ("rows" in block) {
      const rows = block.rows.filter(([, text]) => isSaid(text));
      return (
        <SummaryList key={index} rows={rows.map(([label, text]) => ({ label, value: <ArticleText text={text} /> }))} />
      );
    }
    return block.only === country() ? (
      <p key={index}>
        <ArticleText text={block.text} />
      </p>
    ) : null;
  });
}

import { isIncomplete } from "@kautia/contract";
import { InlineMessage, Link, Question } from "@kautia/design-system";
import type { Article } from "@kautia/locales/articles";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../texts/use-text.ts";
import { Page } from "../../frame/Page.tsx";
import { ArticleText } from "./ArticleText.tsx";
import { Blocks } from "./Blocks.tsx";
import "./article.css";

// A page with fewer sections needs no table of contents.
const manySections = 6;

interface ArticlePageProps {
  article: Article;
  /** The page names the operator, and shows a note while the operator's details are incomplete. */
  namesOperator?: boolean;
}

/** A long text in sections, each with an anchor. Many sections get a table of contents. */
export function ArticlePage({ article, namesOperator = false }: ArticlePageProps) {
  const { settings } = useApp();
  const { t } = useText();
  return (
    <Page title={article.title}>
      <Question title={article.title} lead={<ArticleText text={article.lead} />} />
      {namesOperator && (settings.insurer.isSample || isIncomplete(settings.operator)) ? (
        <InlineMessage tone="caution" toneLabel={t("common.note")} title={t("legal.incomplete")}>
          {t("legal.incompleteText")}
        </InlineMessage>
      ) : null}
      {article.sections.length >= manySections ? (
        <nav aria-label={t("legal.onThisPage")}>
          <ul className="article__contents">
            {article.sections.map(({ id, title }) => (
              <li key={id}>
                <Link standalone href={`#${id}`}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {article.sections.map(({ id, title, body }) => (
        <section key={id} id={id} className="k-flow" tabIndex={-1} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <Blocks blocks={body} />
        </section>
      ))}
    </Page>
  );
}

import { Card, Disclosure, Question } from "@kautia/design-system";
import type { Help } from "@kautia/locales/articles";
import { useEffect } from "react";
import { ArticleText } from "../../parts/article/ArticleText.tsx";
import { Blocks } from "../../parts/article/Blocks.tsx";
import "../../parts/article/article.css";
import { Page } from "../../frame/Page.tsx";

/** Questions with collapsed answers; the one named by the URL hash is open. */
export function HelpScreen({ help }: { help: Help }) {
  useEffect(() => {
    openFromHash();
    window.addEventListener("hashchange", openFromHash);
    return () => window.removeEventListener("hashchange", openFromHash);
  }, []);

  return (
    <Page title={help.title}>
      <Question title={help.title} lead={help.lead} />
      {help.groups.map(({ title, questions }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          {questions.map((question) => (
            <Disclosure key={question.id} id={question.id} title={question.title}>
              <Blocks blocks={question.body} />
            </Disclosure>
          ))}
        </section>
      ))}
      <Card tone="quiet">
        <p>
          <ArticleText text={help.more} />
        </p>
      </Card>
    </Page>
  );
}

function openFromHash(): void {
  const named = document.getElementById(location.hash.slice(1));
  if (!(named instanceof HTMLDetailsElement)) return;
  named.open = true;
  named.scrollIntoView();
}

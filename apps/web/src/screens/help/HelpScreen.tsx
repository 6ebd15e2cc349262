import { Card, Disclosure, Question } from "@kautia/design-system";
import type { Help } from "@kautia/locales/articles";
import { useEffect } from "react";
import { ArticleText } from "../../article/ArticleText.tsx";
import { Blocks } from "../../article/Blocks.tsx";
import "../../article/article.css";
import { Page } from "../../shell/Page.tsx";

/** Questions that open their answers; one that the address names is open already. */
export function HelpScreen({ help }: { help: Help }) {
  useEffect(() => {
    openNamed();
    window.addEventListener("hashchange", openNamed);
    return () => window.removeEventListener("hashchange", openNamed);
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

function openNamed(): void {
  const named = document.getElementById(location.hash.slice(1));
  if (!(named instanceof HTMLDetailsElement)) return;
  named.open = true;
  named.scrollIntoView();
}

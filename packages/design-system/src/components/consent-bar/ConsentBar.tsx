import type { ReactNode } from "react";
import type { Elements } from "../../internal/elements.ts";
import { Button } from "../button/Button.tsx";

type Answer = { label: ReactNode; onClick: () => void };

export type ConsentBarProps = {
  /** The name of the region for screen readers. */
  label: string;
  title: ReactNode;
  children: Elements;
  /** A link to the detailed choices. */
  link: Elements;
  /** Two answers that look alike on purpose, so that neither is easier to choose. */
  answers: readonly [Answer, Answer];
};

/** A consent request above the page, in the normal flow: it covers nothing, takes no focus, and can be ignored. */
export function ConsentBar({ label, title, children, link, answers }: ConsentBarProps) {
  return (
    <section className="k-consent" aria-label={label}>
      <div className="k-consent__inner">
        <div className="k-consent__text">
          <p className="k-consent__title">{title}</p>
          {children}
        </div>
        <div className="k-consent__ways">
          <div className="k-consent__answers">
            {answers.map((answer, index) => (
              <Button key={index} variant="secondary" onClick={answer.onClick}>
                {answer.label}
              </Button>
            ))}
          </div>
          {link}
        </div>
      </div>
    </section>
  );
}

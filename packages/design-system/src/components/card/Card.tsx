import { useId, type ReactNode, type Ref } from "react";
import type { Elements } from "../../internal/elements.ts";
import { joinClasses } from "../../internal/join-classes.ts";

export type CardProps = {
  /** Makes the card a named region with a heading. */
  title?: ReactNode;
  /** The heading, for a script that focuses it. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** The level of the heading, to fit the outline of the page. */
  level?: 2 | 3;
  /** `quiet` blends into the page; `accent` is for the one card that matters most; `caution` for what must be done. */
  tone?: "plain" | "quiet" | "accent" | "caution";
  /** Actions or small print, below a thin line. */
  footer?: ReactNode;
  children?: Elements;
  className?: string;
};

/** Groups related content with a thin border and no shadow. */
export function Card({ title, headingRef, level = 2, tone = "plain", footer, children, className }: CardProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      className={joinClasses("k-card", `k-card--${tone}`, className)}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      {title === undefined ? null : (
        <Heading ref={headingRef} className="k-card__title" id={titleId} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </Heading>
      )}
      {children}
      {footer === undefined ? null : <div className="k-card__footer">{footer}</div>}
    </section>
  );
}

import { useId, type ReactNode } from "react";
import { joinClasses } from "../../internal/join-classes.ts";

export type CardProps = {
  /** Makes the card a named region with a heading. */
  title?: ReactNode;
  /** The heading's level, as the page's outline needs it. */
  level?: 2 | 3;
  /** `quiet` sinks into the page, `accent` is for the one card that matters. */
  tone?: "plain" | "quiet" | "accent";
  /** Below a hairline: actions, or what is small print. */
  footer?: ReactNode;
  children?: ReactNode;
  className?: string;
};

/** Holds together what belongs together, by a hairline rather than a shadow. */
export function Card({ title, level = 2, tone = "plain", footer, children, className }: CardProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      className={joinClasses("k-card", `k-card--${tone}`, className)}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      {title === undefined ? null : (
        <Heading className="k-card__title" id={titleId}>
          {title}
        </Heading>
      )}
      {children}
      {footer === undefined ? null : <div className="k-card__footer">{footer}</div>}
    </section>
  );
}

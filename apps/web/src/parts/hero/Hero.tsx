import type { Elements } from "@kautia/design-system";
import type { ReactNode } from "react";
import "./hero.css";

export interface HeroProps {
  title: string;
  lead?: string;
  /** The largest thing on the page, as the title's first words; null while it is not known yet. */
  figure?: string | null;
  /** A line above the title, and more below the lead. */
  before?: ReactNode;
  after?: ReactNode;
  drawing?: Elements;
  /** The title in the size of a question. */
  small?: boolean;
  /** No card overlaps it. */
  alone?: boolean;
}

/** The green top of a page, from edge to edge, below an inverse header. The next card overlaps it. */
export function Hero({ title, lead, figure, before, after, drawing, small = false, alone = false }: HeroProps) {
  return (
    <div
      className={`hero k-inverse${small ? " hero--small" : ""}${drawing ? " hero--drawn" : ""}${alone ? " hero--alone" : ""}`}
    >
      {before === undefined ? null : <p className="hero__before">{before}</p>}
      {figure === undefined ? (
        <h1 tabIndex={-1}>{title}</h1>
      ) : (
        <h1 tabIndex={-1}>
          <span className="hero__figure" translate="no">
            {figure ?? "\u00a0"}
          </span>
          <span>{` ${title}`}</span>
        </h1>
      )}
      {lead === undefined ? null : <p className="hero__lead">{lead}</p>}
      {after === undefined ? null : <p className="hero__lead">{after}</p>}
      {drawing}
    </div>
  );
}

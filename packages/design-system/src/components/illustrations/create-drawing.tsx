import type { ReactElement } from "react";
import { joinClasses } from "../../internal/join-classes.ts";

export type DrawingProps = {
  /** The accessible name. Usually left out, because a drawing is decoration beside a text. */
  label?: string;
  className?: string;
};

export type Drawing = (props: DrawingProps) => ReactElement;

/**
 * Makes a drawing of 160 × 120: an accent fill, thick and thin lines above it, and an optional mark on the fill. `left`
 * is where its lines begin, so that a drawing above a text starts at the same edge.
 */
export function createDrawing(left: number, fill: string, thick: string, thin: string, mark = ""): Drawing {
  return function Illustration({ label, className }: DrawingProps) {
    return (
      <svg
        className={joinClasses("k-drawing", className)}
        viewBox={`${left} 0 160 120`}
        role={label === undefined ? undefined : "img"}
        aria-label={label}
        aria-hidden={label === undefined ? true : undefined}
        focusable="false"
      >
        <path className="k-drawing__fill" d={fill} />
        <path className="k-drawing__thin" d={thin} />
        <path className="k-drawing__thick" d={thick} />
        {mark === "" ? null : <path className="k-drawing__mark" d={mark} />}
      </svg>
    );
  };
}

import { joinClasses } from "../../internal/join-classes.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";

export type SkeletonProps = {
  /** What will stand here; choose the one with the same height, so that nothing jumps. */
  shape?: "text" | "title" | "control" | "price";
  /** How many lines of text; the last is shorter. */
  lines?: number;
  /** Said once by screen readers, e.g. 'The price is loading'. Give it to one of several. */
  label?: string;
};

/** Holds the room of what is loading. */
export function Skeleton({ shape = "text", lines = 1, label }: SkeletonProps) {
  return (
    <div className="k-skeleton-group">
      {label === undefined ? null : (
        <span role="status">
          <VisuallyHidden>{label}</VisuallyHidden>
        </span>
      )}
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={joinClasses("k-skeleton", `k-skeleton--${shape}`)} aria-hidden="true" />
      ))}
    </div>
  );
}

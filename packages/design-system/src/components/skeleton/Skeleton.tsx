import { joinClasses } from "../../internal/join-classes.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";

export type SkeletonProps = {
  /** The kind of content to expect. Choose the shape with the same height, so that nothing jumps. */
  shape?: "text" | "title" | "control" | "price";
  /** The number of lines; the last one is shorter. */
  lines?: number;
  /** Announced once, e.g. 'The price is loading'. If there are several skeletons, label only one. */
  label?: string;
};

/** A placeholder for content that is loading. */
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

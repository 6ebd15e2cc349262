import type { ReactNode } from "react";

export type VisuallyHiddenProps = { children: ReactNode };

/** Text for screen readers alone. Use it where a sighted person has the same from the picture or the place. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className="k-visually-hidden">{children}</span>;
}

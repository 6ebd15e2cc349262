import type { ReactNode } from "react";

export type VisuallyHiddenProps = { children: ReactNode };

/** Text for screen readers only, for what sighted users see from an icon or the layout. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className="k-visually-hidden">{children}</span>;
}

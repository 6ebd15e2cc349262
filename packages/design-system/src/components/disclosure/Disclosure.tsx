import type { ReactNode } from "react";
import { IconChevronDown } from "../icons/interface-icons.tsx";

export type DisclosureProps = {
  /** The anchor that leads here. */
  id: string;
  title: ReactNode;
  /** The heading's level, as the page's outline needs it. */
  level?: 2 | 3;
  children: ReactNode;
};

/** A question that opens its answer, by the browser's own means: it is found by searching the page, and works without a script. */
export function Disclosure({ id, title, level = 3, children }: DisclosureProps) {
  const Heading = `h${level}` as const;
  return (
    <details className="k-disclosure" id={id}>
      <summary className="k-disclosure__head">
        <Heading className="k-disclosure__title">{title}</Heading>
        <IconChevronDown />
      </summary>
      <div className="k-disclosure__body k-flow">{children}</div>
    </details>
  );
}

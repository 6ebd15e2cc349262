import type { ReactNode } from "react";
import { IconChevronDown } from "../icons/interface-icons.tsx";

export type DisclosureProps = {
  /** The anchor of this question. */
  id: string;
  title: ReactNode;
  /** The level of the heading, to fit the outline of the page. */
  level?: 2 | 3;
  /** Called when it is opened, so that its content can be loaded only then. */
  onOpen?: () => void;
  /** Opens it from outside, e.g. when an error points into it. People can still close it. */
  open?: boolean;
  /** Called instead of opening or closing it; `open` then says which it is. */
  onToggle?: () => void;
  children: ReactNode;
};

/**
 * A question that expands to show its answer. Native `<details>`: find-in-page reaches it, and it works without a
 * script.
 */
export function Disclosure({ id, title, level = 3, onOpen, open, onToggle, children }: DisclosureProps) {
  const Heading = `h${level}` as const;
  return (
    <details
      className="k-disclosure"
      id={id}
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary
        className="k-disclosure__head"
        onClick={
          onToggle &&
          ((event) => {
            event.preventDefault();
            onToggle();
          })
        }
      >
        <Heading className="k-disclosure__title">{title}</Heading>
        <IconChevronDown />
      </summary>
      <div className="k-disclosure__body k-flow">{children}</div>
    </details>
  );
}

import { IconChevronDown } from "@kautia/design-system";
import { type ReactNode, useId, useState } from "react";
import { useText } from "../text/use-text.ts";

interface FilterFoldProps {
  /** How many of them are set. */
  set: number;
  children: ReactNode;
}

/** The filters of a list in one line. On a phone they are behind a button, which says how many are set. */
export function FilterFold({ set, children }: FilterFoldProps) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="tool filter-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {set > 0 ? t("office.list.filtersSet", { count: set }) : t("office.list.filters")}
        <IconChevronDown size="small" />
      </button>
      <div id={id} className={isOpen ? "list-chips list-chips--open" : "list-chips"}>
        {children}
      </div>
    </>
  );
}

import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import type { Elements } from "../../internal/elements.ts";
import { IconCheck, IconChevronDown } from "../icons/interface-icons.tsx";
import { Anchor } from "../link/link-component.tsx";

export type MenuItem = {
  label: ReactNode;
  href: string;
  /** The language of the label and of the linked page, so that screen readers pronounce it correctly. */
  lang?: string;
  current?: boolean;
  onClick?: () => void;
};

export type MenuProps = {
  /** The full accessible name of the button, e.g. 'Language: English'. Must contain the visible text. */
  label: string;
  /** The visible text of the button, e.g. 'EN'. */
  text: ReactNode;
  icon?: Elements;
  items: readonly MenuItem[];
};

/**
 * A button that opens a short list of links, such as the languages. There is no `role=menu`: the links can open in new
 * tabs and appear in link lists of screen readers. Arrow keys, Home and End move the focus; Escape closes the
 * list and returns the focus to the button.
 */
export function Menu({ label, text, icon, items }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [open]);

  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === "Escape" && open) {
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
      return;
    }
    const links = [...(root.current?.querySelectorAll<HTMLElement>(".k-menu__link") ?? [])];
    const index = links.findIndex((link) => link === document.activeElement);
    const target = { ArrowDown: index + 1, ArrowUp: index < 0 ? -1 : index - 1 + links.length, Home: 0, End: -1 }[
      event.key
    ];
    if (!open || target === undefined) return;
    event.preventDefault();
    links.at(target % links.length)?.focus();
  };

  return (
    <div
      ref={root}
      className="k-menu"
      onKeyDown={handleKey}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className="k-menu__button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {icon}
        <span>{text}</span>
        <IconChevronDown size="small" className="k-menu__chevron" />
      </button>
      <ul className="k-menu__list" id={listId} hidden={!open}>
        {items.map((item) => (
          <li key={item.href}>
            <Anchor
              className="k-menu__link"
              href={item.href}
              lang={item.lang}
              hrefLang={item.lang}
              translate={item.lang === undefined ? undefined : "no"}
              aria-current={item.current ? "true" : undefined}
              onClick={() => {
                // Move the focus before the list is hidden, or it would be lost.
                button.current?.focus();
                setOpen(false);
                item.onClick?.();
              }}
            >
              <span>{item.label}</span>
              {item.current ? <IconCheck size="small" /> : null}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}

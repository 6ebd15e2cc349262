import { useEffect, useRef, type ReactNode } from "react";
import { joinClasses } from "../../internal/join-classes.ts";
import type { Suggestion } from "./Combobox.tsx";

export type SuggestionListProps = {
  id: string;
  label: string;
  shown: boolean;
  suggestions: readonly Suggestion[];
  active: number;
  optionId: (index: number) => string;
  loading: boolean;
  /** Shown instead of suggestions while still searching. */
  message: string | null;
  footer: ReactNode;
  onTake: (index: number) => void;
  onPoint: (index: number) => void;
};

/**
 * The list below a combobox. A press must not move the focus out of the field, or the list would close before the
 * click.
 */
export function SuggestionList(props: SuggestionListProps) {
  const { id, label, shown, suggestions, active, optionId, loading, message, footer, onTake, onPoint } = props;
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  return (
    <div className="k-combobox__panel" hidden={!shown} onPointerDown={(event) => event.preventDefault()}>
      {message === null ? null : (
        <p className={joinClasses("k-combobox__message", loading && "k-combobox__message--loading")} aria-hidden="true">
          {message}
        </p>
      )}
      <ul ref={list} id={id} className="k-combobox__list" role="listbox" aria-label={label} aria-busy={loading}>
        {suggestions.map((suggestion, index) => (
          <li
            key={suggestion.id}
            id={optionId(index)}
            className="k-combobox__option"
            role="option"
            aria-selected={index === active}
            onClick={() => onTake(index)}
            onPointerMove={() => onPoint(index)}
          >
            <span className="k-combobox__title">{suggestion.title}</span>
            {suggestion.detail === undefined ? null : (
              <span className="k-combobox__detail">{` ${suggestion.detail}`}</span>
            )}
          </li>
        ))}
      </ul>
      {footer ? <div className="k-combobox__footer">{footer}</div> : null}
    </div>
  );
}

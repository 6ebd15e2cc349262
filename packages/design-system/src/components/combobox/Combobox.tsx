import { type ReactNode, type Ref, useEffect, useRef, useState } from "react";
import { useValue } from "../../internal/use-value.ts";
import { Field } from "../field/Field.tsx";
import { useFieldIds } from "../field/use-field-ids.ts";
import type { TextFieldProps } from "../text-field/TextField.tsx";
import { SuggestionList } from "./SuggestionList.tsx";
import { comboboxKey } from "./combobox-key.ts";

export type Suggestion = {
  id: string;
  /** The first line, e.g. 'Hauptstraße 12'. */
  title: string;
  /** A quieter second line, e.g. '10827 Berlin'. */
  detail?: string;
};

export type ComboboxTexts = {
  /** The name of the list for screen readers, e.g. 'Suggested addresses'. */
  list: string;
  /** Shown and announced while suggestions are loading. */
  loading: string;
  /** Shown and announced when there are no suggestions. Say what else the user can do. */
  none: string;
  /** Announced when there are suggestions, e.g. '3 suggestions'. */
  count: (count: number) => string;
};

export type ComboboxProps<S extends Suggestion> = Omit<
  TextFieldProps,
  "type" | "prefix" | "suffix" | "value" | "onChange" | "onSelect" | "role" | "width"
> & {
  /** The text in the field. */
  value?: string;
  /** Called only while typing, so that the caller can fetch suggestions. A chosen suggestion goes to `onSelect`. */
  onChange?: (text: string) => void;
  /** The suggestions for the current text. Empty before the first search; see `searched`. */
  suggestions: readonly S[];
  /** Called with the chosen suggestion. A caller that controls `value` updates it here. */
  onSelect: (suggestion: S) => void;
  loading?: boolean;
  /** Whether `suggestions` is the result of a search; if so, an empty list means that nothing was found. */
  searched?: boolean;
  texts: ComboboxTexts;
  /** Shown below the suggestions, e.g. the attribution that an address source requires. */
  listFooter?: ReactNode;
};

/**
 * A text field with suggestions that follows the WAI-ARIA combobox pattern: the focus stays in the field. Up, Down,
 * Home and End move through the list, Enter selects, Escape closes, Tab leaves without selecting. The typed text is
 * never changed.
 */
export function Combobox<S extends Suggestion>(props: ComboboxProps<S>) {
  const { label, asQuestion, help, error, optionalText, id, className, ...rest } = props;
  const {
    value,
    defaultValue = "",
    onChange,
    suggestions,
    onSelect,
    loading = false,
    searched = false,
    ...more
  } = rest;
  const { texts, listFooter, ref, onBlur, onKeyDown, ...input } = more;
  const ids = useFieldIds(id, help, error);
  const [text, setText] = useValue(value, defaultValue, onChange);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const field = useRef<HTMLInputElement>(null);

  // With new suggestions, the active one may be gone.
  useEffect(() => setActive(-1), [suggestions]);

  const empty = searched && !loading && suggestions.length === 0;
  const shown = open && (loading || suggestions.length > 0);
  const optionId = (index: number) => `${ids.control}-option-${index}`;
  const status = loading
    ? texts.loading
    : empty
      ? texts.none
      : suggestions.length > 0
        ? texts.count(suggestions.length)
        : "";

  const current = suggestions[active];
  // VoiceOver does not reliably say which suggestion the arrow keys have reached.
  const spoken = current && saysNoActive() ? [current.title, current.detail].filter(Boolean).join(" ") : status;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const take = (index: number) => {
    const suggestion = suggestions[index];
    if (!suggestion) return;
    if (value === undefined) setText(suggestion.title);
    onSelect(suggestion);
    close();
    field.current?.focus();
  };

  return (
    <Field {...{ label, asQuestion, help, error, optionalText, className, ids }}>
      <div className="k-control k-combobox">
        <input
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          ref={(node) => {
            field.current = node;
            assignRef(ref, node);
          }}
          type="text"
          role="combobox"
          id={ids.control}
          className="k-input"
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={`${ids.control}-list`}
          aria-activedescendant={shown && active >= 0 ? optionId(active) : undefined}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
          onBlur={(event) => {
            close();
            onBlur?.(event);
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            const step = comboboxKey(event, { open: shown, active, count: suggestions.length });
            if (!step) return;
            event.preventDefault();
            if (step.kind === "take") take(active);
            else if (step.kind === "close") close();
            else {
              setOpen(true);
              setActive(step.active);
            }
          }}
        />
        <SuggestionList
          id={`${ids.control}-list`}
          label={texts.list}
          shown={shown}
          suggestions={suggestions}
          active={active}
          optionId={optionId}
          loading={loading}
          message={loading ? texts.loading : null}
          footer={listFooter}
          onTake={take}
          onPoint={setActive}
        />
        {/* In the flow of the page, because it may name the fields below. */}
        {empty ? <p className="k-combobox__note">{texts.none}</p> : null}
        <span className="k-visually-hidden" role="status">
          {open ? spoken : ""}
        </span>
      </div>
    </Field>
  );
}

function saysNoActive(): boolean {
  return /^(Mac|iPhone|iPad|iPod)/.test(navigator.platform);
}

/** Assigns a node to a ref, whether it is a function or an object. */
function assignRef<T>(ref: Ref<T> | undefined, node: T | null): void {
  if (typeof ref === "function") ref(node);
  else if (ref) ref.current = node;
}

import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { IconError } from "../icons/message-icons.tsx";
import { TextWithEmails } from "../text-with-emails/TextWithEmails.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { findControl, focusField, showsError } from "./focus-field.ts";

export type ErrorSummaryItem = {
  /** The `id` of the field. Leave it out for errors that belong to no field; they are plain text. */
  fieldId?: string;
  text: ReactNode;
};

export type ErrorSummaryProps = {
  /** The heading, e.g. 'Please check two answers'. */
  title: ReactNode;
  errors: readonly ErrorSummaryItem[];
  /** Change it on every failed submit, so that the focus moves again. */
  focusKey?: number | string;
};

/** How the errors of the last failed submit are shown. The summary stays until its last error has been corrected. */
type Shown = "nothing" | "field" | "spoken" | "summary";

/**
 * The errors of a page. If a single field shows its own error, that field takes the focus and nothing else appears.
 * Otherwise a summary at the top of the form takes the focus, and each line links to its field.
 */
export function ErrorSummary({ title, errors, focusKey }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const [shown, setShown] = useState<Shown>("nothing");
  const latest = useRef(shown);
  const any = errors.length > 0;
  const only = errors.length === 1 ? errors[0]?.fieldId : undefined;

  useLayoutEffect(() => {
    latest.current = any ? show(only) : "nothing";
    setShown(latest.current);
    // oxlint-disable-next-line react/exhaustive-deps -- correcting one of two errors must not move the focus
  }, [any, focusKey]);

  useEffect(() => {
    if (latest.current === "summary") box.current?.focus();
  }, [shown, focusKey]);

  if (!any || shown === "nothing" || shown === "field") return null;
  if (shown === "spoken")
    return (
      <div role="alert">
        <VisuallyHidden>{errors[0]?.text}</VisuallyHidden>
      </div>
    );
  return (
    <div ref={box} className="k-error-summary" role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <h2 className="k-error-summary__title" id={titleId}>
        <IconError />
        <span>{title}</span>
      </h2>
      <ul className="k-error-summary__list">
        {errors.map(({ fieldId, text }, index) => (
          <li key={fieldId ?? index}>
            {fieldId === undefined ? (
              withEmails(text)
            ) : (
              <a
                className="k-error-summary__link"
                href={`#${fieldId}`}
                onClick={(event) => {
                  if (focusField(fieldId)) event.preventDefault();
                }}
              >
                {withEmails(text)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Moves the focus to the only wrong field if it can. */
function show(only: string | undefined): Shown {
  if (only === undefined || !showsError(only)) return "summary";
  // A field that has the focus already is not read out again.
  const hasFocus = document.activeElement === findControl(only);
  if (!focusField(only)) return "summary";
  return hasFocus ? "spoken" : "field";
}

function withEmails(text: ReactNode): ReactNode {
  return typeof text === "string" ? <TextWithEmails text={text} /> : text;
}

import { useEffect, useId, useRef, type ReactNode } from "react";
import { IconError } from "../icons/message-icons.tsx";
import { focusField } from "./focus-field.ts";

export type ErrorSummaryItem = {
  /** The `id` given to the field. Without it the line is plain text: for what belongs to no field. */
  fieldId?: string;
  text: ReactNode;
};

export type ErrorSummaryProps = {
  /** e.g. 'Please check two answers' */
  title: ReactNode;
  errors: readonly ErrorSummaryItem[];
  /** Change it at every failed sending, so that the summary takes the focus again; it does at its first appearance. */
  focusKey?: number | string;
};

/** All errors of a page, above it. Takes the focus when it appears; each line leads to its field. Shows nothing without errors. */
export function ErrorSummary({ title, errors, focusKey }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const any = errors.length > 0;

  useEffect(() => {
    if (any) box.current?.focus();
  }, [any, focusKey]);

  if (!any) return null;
  return (
    <div ref={box} className="k-error-summary" role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <h2 className="k-error-summary__title" id={titleId}>
        <IconError />
        {title}
      </h2>
      <ul className="k-error-summary__list">
        {errors.map(({ fieldId, text }, index) => (
          <li key={fieldId ?? index}>
            {fieldId === undefined ? (
              text
            ) : (
              <a
                className="k-error-summary__link"
                href={`#${fieldId}`}
                onClick={(event) => {
                  if (focusField(fieldId)) event.preventDefault();
                }}
              >
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

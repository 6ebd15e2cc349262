import { useEffect, useId, useRef, type ReactNode } from "react";
import { IconError } from "../icons/message-icons.tsx";
import { TextWithEmails } from "../text-with-emails/TextWithEmails.tsx";
import { focusField } from "./focus-field.ts";

export type ErrorSummaryItem = {
  /** The `id` of the field. Leave it out for errors that belong to no field; they are plain text. */
  fieldId?: string;
  text: ReactNode;
};

export type ErrorSummaryProps = {
  /** The heading, e.g. 'Please check two answers'. */
  title: ReactNode;
  errors: readonly ErrorSummaryItem[];
  /** Change it on every failed submit, so that the summary takes the focus again. */
  focusKey?: number | string;
};

/**
 * All errors of a page, at its top. Takes the focus when it appears; each line links to its field. Empty without
 * errors.
 */
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

function withEmails(text: ReactNode): ReactNode {
  return typeof text === "string" ? <TextWithEmails text={text} /> : text;
}

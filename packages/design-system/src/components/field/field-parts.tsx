import type { ReactNode } from "react";
import { IconError } from "../icons/message-icons.tsx";
import { TextWithEmails } from "../text-with-emails/TextWithEmails.tsx";

export function LabelText({ label, optionalText }: { label: ReactNode; optionalText?: string | undefined }) {
  return (
    <>
      <span>{label}</span>
      {optionalText === undefined ? null : <span className="k-field__optional">{` ${optionalText}`}</span>}
    </>
  );
}

type NoteProps = { id: string; children: ReactNode };

export function FieldHelp({ id, children }: NoteProps) {
  if (!children) return null;
  return (
    <div className="k-field__help" id={id}>
      {children}
    </div>
  );
}

/** The icon makes sure that an error is not marked by colour alone. */
export function FieldError({ id, children }: NoteProps) {
  if (!children) return null;
  return (
    <div className="k-field__error" id={id}>
      <IconError size="small" />
      <span>{typeof children === "string" ? <TextWithEmails text={children} /> : children}</span>
    </div>
  );
}

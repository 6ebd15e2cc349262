import { Fragment } from "react";

/** No line ends within the email address in the text, unless the address is longer than a line. */
export function TextWithEmail({ text, email }: { text: string; email: string }) {
  return text.split(email).map((piece, at) => (
    <Fragment key={at}>
      {at > 0 ? <span className="email">{email}</span> : null}
      {piece}
    </Fragment>
  ));
}

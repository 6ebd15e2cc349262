import type { ReactNode } from "react";

/** With the signs that end a sentence, a quotation or a bracket after it. */
// oxlint-disable-next-line regexp/no-super-linear-move -- our own texts
const email = /([^\s()<>„“"',;:@]+@[^\s()<>„“"',;:@]*[\p{L}\p{N}][.,:;!?)“”"']*)/u;

/**
 * No line ends within an email address in the text, unless the address is longer than a line. No line starts with the
 * full stop after it.
 */
export function TextWithEmails({ text }: { text: string }): ReactNode {
  return text.split(email).map((part, index) =>
    index % 2 === 0 ? (
      <span key={index}>{part}</span>
    ) : (
      <span key={index} className="k-email" translate="no">
        {part}
      </span>
    ),
  );
}

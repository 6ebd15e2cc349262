import { type ReactNode, useSyncExternalStore } from "react";

const email = /([^\s()<>„“"',;:@]+@[^\s()<>„“"',;:@]*[\p{L}\p{N}])/u;
/** A piece with a hyphen that fits a narrow line, even with text twice as large. Others have nothing to keep together. */
const unbroken = /^(?=.*-).{1,16}$/u;

const never = () => () => {};
const inBrowser = () => true;
const inDrawnPage = () => false;

/**
 * Text whose email addresses break before '@' or '.' rather than at a hyphen. An invisible joiner would end up in copied
 * addresses.
 */
export function TextWithEmails({ text }: { text: string }): ReactNode {
  // A drawn page has placeholders for addresses, so it stays plain text until it is hydrated.
  if (!useSyncExternalStore(never, inBrowser, inDrawnPage)) return text;
  return text.split(email).flatMap((part, at) => (at % 2 === 0 ? [part] : setEmail(part, at)));
}

function setEmail(address: string, key: number): ReactNode[] {
  return address.split(/(?=[@.])/).flatMap((piece, at) => [
    at > 0 ? <wbr key={`${key}.${at}w`} /> : null,
    unbroken.test(piece) ? (
      <span key={`${key}.${at}`} className="k-unbroken">
        {piece}
      </span>
    ) : (
      piece
    ),
  ]);
}

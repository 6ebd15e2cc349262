import type { Words } from "../../mails/mail-data.ts";

/** Refusals name the way to complain (VSBG §37). */
export function complain({ supportEmail }: Pick<Words, "supportEmail">): string {
  return `If you don’t agree, write to us: ${supportEmail}. If we don’t come to an agreement, you can turn to the arbitration body free of charge; its address is in our imprint and in the documents of the contract.`;
}

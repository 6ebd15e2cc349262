import type { Words } from "../../mails/mail-data.ts";

/** Refusals name the way to complain (VSBG §37). */
export function complain({ supportEmail }: Pick<Words, "supportEmail">): string {
  return `If you don’t agree, write to us: ${supportEmail}. The arbitration body in our imprint helps free of charge.`;
}

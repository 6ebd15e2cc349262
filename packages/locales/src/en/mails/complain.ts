import type { MailWords } from "../../mails/mail-data.ts";

/** Refusals name the way to complain, and the arbitration body with its address (VSBG §37). */
export function complain({ supportEmail, arbitration }: Pick<MailWords, "supportEmail" | "arbitration">): string {
  return `If you don’t agree, write to us: ${supportEmail}. For free help out of court: ${arbitration}`;
}

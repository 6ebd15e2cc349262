import type { Words } from "../../mails/mail-data.ts";

/** Refusals name the way to complain (VSBG §37). */
export function complain({ supportEmail }: Pick<Words, "supportEmail">): string {
  return `Nicht einverstanden? Schreiben Sie uns: ${supportEmail}. Kostenlos hilft die Schlichtungsstelle, die im Impressum steht.`;
}

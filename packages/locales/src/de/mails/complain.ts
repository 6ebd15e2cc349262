import type { Words } from "../../mails/mail-data.ts";

/** Refusals name the way to complain (VSBG §37). */
export function complain({ supportEmail }: Pick<Words, "supportEmail">): string {
  return `Sind Sie nicht einverstanden, schreiben Sie uns an ${supportEmail}. Einigen wir uns nicht, können Sie sich kostenlos an die Schlichtungsstelle wenden; ihre Anschrift steht in unserem Impressum und in den Unterlagen zum Vertrag.`;
}

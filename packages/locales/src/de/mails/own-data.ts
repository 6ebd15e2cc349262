import { action, facts, note, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";

export const germanOwnDataLetters: Pick<Letters, "deletion-link" | "data-deleted"> = {
  "deletion-link": (data) => ({
    subject: "Ihre Daten löschen: bitte bestätigen",
    preview: "Noch ist nichts gelöscht. Mit diesem Link bestätigen Sie es.",
    greeting: `Guten Tag ${data.tenantName},`,
    blocks: [
      paragraph(
        `Sie möchten Ihr Konto ${data.email} und Ihre Daten löschen lassen. Mit diesem Link bestätigen Sie, dass Sie es sind:`,
      ),
      action("Weiter zum Löschen", data.link),
      paragraph("Wir löschen erst, wenn Sie dort noch einmal zustimmen. Danach können Sie es nicht rückgängig machen."),
      paragraph(
        "Haben Sie das nicht angefordert? Dann löschen Sie bitte diese E-Mail und legen Sie ein neues Passwort fest.",
      ),
    ],
    smallPrint: ["Der Link gilt eine Stunde, funktioniert einmal und nur, solange Sie angemeldet sind."],
  }),

  "data-deleted": (data, { brandName, date, supportEmail }) => ({
    subject: "Ihre Daten sind gelöscht",
    preview: "Was wir noch aufbewahren müssen, und bis wann.",
    greeting: `Guten Tag ${data.tenantName},`,
    blocks: [
      paragraph(
        `am ${date(data.on)} haben wir Ihr Konto bei ${brandName} gelöscht, und mit ihm alles, was wir nicht aufbewahren müssen.`,
      ),
      ...(data.kept.length > 0
        ? [
            paragraph("Diese Verträge müssen wir noch aufbewahren. Am Tag danach werden sie ebenfalls gelöscht:"),
            facts(...data.kept.map(({ contractNumber, until }) => [contractNumber, `bis ${date(until)}`] as const)),
          ]
        : []),
      note(
        `Dies ist unsere letzte E-Mail an Sie. Waren Sie das nicht, schreiben Sie uns bitte sofort: ${supportEmail}`,
      ),
    ],
    why: "Sie bekommen diese E-Mail, weil Ihr Konto bei uns gelöscht wurde.",
  }),
};

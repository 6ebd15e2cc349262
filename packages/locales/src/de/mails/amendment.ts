import { action, facts, note, paragraph, quote } from "../../mails/letter.ts";
import type { AmendmentMails } from "../../mails/data/amendment.ts";
import type { Letters } from "../../mails/mail-data.ts";
import type { Amendable } from "../../mails/mail-parts.ts";
import { streetOf } from "../../mails/street-of.ts";
import { greet } from "./greet.ts";
import { landlordLink } from "./landlord-link.ts";

type Kinds =
  | "email-change"
  | "landlord-email-change"
  | "landlord-email-asked"
  | "new-landlord-asked"
  | "landlord-change-asked"
  | "new-landlord-confirmed"
  | "landlord-replaced"
  | "amendment-undone"
  | "landlord-amendment-undone";

const wanted: Record<Amendable, { subject: string; text: string }> = {
  NEW_LANDLORD: { subject: "Wechsel des Vermieters", text: "den Wechsel des Vermieters" },
  TENANT_EMAIL: { subject: "Neue E-Mail-Adresse", text: "die neue E-Mail-Adresse" },
  TENANT_CONTACT: { subject: "Telefon oder Postanschrift", text: "eine andere Telefonnummer oder Postanschrift" },
  TENANT_NAME: { subject: "Name oder Geburtsdatum", text: "eine Berichtigung Ihrer Angaben" },
  LANDLORD_CONTACT: { subject: "Angaben des Vermieters", text: "eine Berichtigung der Angaben des Vermieters" },
  LANDLORD_EMAIL: { subject: "Neue E-Mail-Adresse", text: "die neue E-Mail-Adresse" },
  LOWER_DEPOSIT: { subject: "Teilfreigabe", text: "die Teilfreigabe" },
  HIGHER_DEPOSIT: { subject: "Höhere Bürgschaft", text: "eine höhere Bürgschaft" },
  END: { subject: "Verlängerung", text: "eine Verlängerung" },
  START: { subject: "Anderer Beginn", text: "einen anderen Beginn" },
  HOME: { subject: "Berichtigung der Adresse", text: "eine Berichtigung der Adresse" },
  CO_TENANTS: { subject: "Andere Mieter", text: "eine Änderung der Mieter" },
  PAYMENT_PERIOD: { subject: "Zahlungsweise", text: "eine andere Zahlungsweise" },
};

function germanObjection({ byLandlord, objectionDays }: AmendmentMails["landlord-change-asked"]): string {
  if (byLandlord)
    return "Waren Sie das nicht, nehmen Sie es bitte gleich zurück: Der Wechsel gilt frühestens vom zweiten Tag an. Waren Sie es, müssen Sie nichts tun.";
  return objectionDays === null
    ? "Stimmt das nicht, widersprechen Sie bitte, bevor der neue Vermieter zustimmt. Stimmt es, müssen Sie nichts tun."
    : `Stimmt das nicht, widersprechen Sie bitte. Zeit haben Sie bis ${objectionDays} Tage nach der Zustimmung des neuen Vermieters. Stimmt es, müssen Sie nichts tun.`;
}

export const germanAmendmentLetters: Pick<Letters, Kinds> = {
  "email-change": (data, { date }) => ({
    subject: "Bitte bestätigen Sie Ihre neue E-Mail-Adresse",
    preview: "Ein Klick, und wir schreiben Ihnen ab jetzt an diese Adresse.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `Sie möchten, dass wir Ihnen zu Ihrer Mietbürgschaft für ${data.fullAddress} an diese E-Mail-Adresse schreiben. Bitte bestätigen Sie sie. Bis dahin bleibt alles, wie es ist.`,
      ),
      action("Adresse bestätigen", data.link),
      facts(["Bitte bestätigen bis", date(data.until)], ["Vertragsnummer", data.contractNumber]),
      paragraph("Danach melden Sie sich auch mit dieser Adresse an. An die alte schreiben wir eine kurze Nachricht."),
    ],
    smallPrint: ["Wissen Sie nicht, worum es geht? Dann können Sie diese E-Mail ignorieren."],
    why: "Sie bekommen diese E-Mail, weil jemand diese Adresse im Konto zu einem Vertrag bei uns eingetragen hat.",
  }),

  "landlord-email-change": (data, { date }) => ({
    subject: "Bitte bestätigen Sie Ihre neue E-Mail-Adresse",
    preview: "Ein Klick, und wir schreiben Ihnen bald an diese Adresse.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `Sie möchten, dass wir Ihnen zur Mietbürgschaft von ${data.tenantName} für ${data.fullAddress} an diese E-Mail-Adresse schreiben. Bitte bestätigen Sie sie. Bis dahin bleibt alles, wie es ist.`,
      ),
      action("Adresse bestätigen", data.link),
      facts(["Bitte bestätigen bis", date(data.until)], ["Vertragsnummer", data.contractNumber]),
      paragraph(
        "Damit niemand sie ohne Ihr Wissen ändern kann, gilt sie frühestens am zweiten Tag nach der Anfrage. Dann bekommen Sie hier einen neuen persönlichen Link.",
      ),
    ],
    smallPrint: ["Wissen Sie nicht, worum es geht? Dann können Sie diese E-Mail ignorieren."],
    why: "Sie bekommen diese E-Mail, weil jemand diese Adresse auf der Seite eines Vermieters eingetragen hat.",
  }),

  "landlord-email-asked": (data, { supportEmail }) => ({
    subject: `${streetOf(data)}: Neue E-Mail-Adresse für die Mietbürgschaft`,
    preview: "Waren Sie das? Sonst nehmen Sie es bitte zurück.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `auf Ihrer Seite wurden wir gebeten, zur Mietbürgschaft von ${data.tenantName} an eine andere E-Mail-Adresse zu schreiben. Waren Sie das nicht, nehmen Sie es bitte gleich zurück.`,
      ),
      action("Ansehen oder zurücknehmen", data.link),
      facts(["Neue Adresse", data.email], ["Vertragsnummer", data.contractNumber]),
      paragraph(
        "Waren Sie es, müssen Sie hier nichts tun. Sobald die neue Adresse bestätigt ist, gilt sie vom zweiten Tag an. Dann funktionieren die Links aus unseren früheren E-Mails nicht mehr.",
      ),
      note(`Sie können uns auch an ${supportEmail} schreiben.`),
    ],
    smallPrint: [landlordLink],
  }),

  "new-landlord-asked": (data, { agree, date, insurer, money }) => ({
    subject: `${streetOf(data)}: Sind Sie der neue Vermieter?`,
    preview: `Dann sind Sie mit ${money(data.depositCents)} abgesichert, kostenlos für Sie.`,
    greeting: greet(data.newLandlordName),
    blocks: [
      paragraph(
        `uns wurde mitgeteilt, dass Sie jetzt die Wohnung ${data.fullAddress} vermieten. ${data.tenantName} ${agree("wohnt", "wohnen")} dort zur Miete und ${agree("hat", "haben")} statt einer Barkaution eine Mietbürgschaft von ${insurer.name} gestellt. Stimmen Sie zu, sichert sie künftig Sie ab.`,
      ),
      action("Ansehen und antworten", data.link),
      facts(
        ["Mieter", data.tenantName],
        ["Bürgschaft bis zu", money(data.depositCents)],
        ["Bisheriger Vermieter", data.landlordName],
        ["Bitte antworten bis", date(data.until)],
        ["Vertragsnummer", data.contractNumber],
      ),
      paragraph(
        "Es kostet Sie nichts, und Sie bekommen eine eigene Urkunde. Antworten Sie nicht, sichert die Bürgschaft weiter den bisherigen Vermieter ab. Forderungen, die der bisherige Vermieter gemeldet hat, bleiben bei ihm.",
      ),
    ],
    smallPrint: ["Der Link ist nur für Sie bestimmt. Vermieten Sie die Wohnung nicht, können Sie uns das dort sagen."],
  }),

  "landlord-change-asked": (data) => ({
    subject: `${streetOf(data)}: Uns wurde ein neuer Vermieter genannt`,
    preview: data.byLandlord
      ? "Waren Sie das? Sonst nehmen Sie es bitte zurück."
      : "Stimmt das? Sonst widersprechen Sie bitte.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        data.byLandlord
          ? `auf Ihrer Seite wurde uns ${data.newLandlordName} als neuer Vermieter der Wohnung ${data.fullAddress} genannt. Stimmt der neue Vermieter zu, sichert die Mietbürgschaft von ${data.tenantName} nicht mehr Sie ab. Forderungen, die Sie schon gemeldet haben, bleiben bei Ihnen.`
          : `als neuer Vermieter der Wohnung ${data.fullAddress} wurde uns ${data.newLandlordName} genannt. Stimmt der neue Vermieter zu und widersprechen Sie nicht, sichert die Mietbürgschaft von ${data.tenantName} nicht mehr Sie ab. Forderungen, die Sie schon gemeldet haben, bleiben bei Ihnen.`,
      ),
      action(data.byLandlord ? "Ansehen oder zurücknehmen" : "Ansehen oder widersprechen", data.link),
      facts(["Neuer Vermieter", data.newLandlordName], ["Vertragsnummer", data.contractNumber]),
      paragraph(germanObjection(data)),
    ],
    smallPrint: [landlordLink],
  }),

  "new-landlord-confirmed": (data, { date, money }) => ({
    subject: `Die Mietbürgschaft für ${streetOf(data)} sichert jetzt Sie ab`,
    preview: "Ihre Urkunde ist im Anhang.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `die Mietbürgschaft von ${data.tenantName} für ${data.fullAddress} sichert jetzt Sie ab. Ihre Urkunde ist im Anhang; sie ersetzt die frühere.`,
      ),
      action("Bürgschaft öffnen", data.link),
      facts(
        ["Bürgschaft bis zu", money(data.depositCents)],
        ["Für Sie ab", date(data.from)],
        ["Vertragsnummer", data.contractNumber],
      ),
      paragraph(
        "Haben Sie später eine Forderung aus dem Mietverhältnis, melden Sie sie über diesen Link. Bitte heben Sie die E-Mail auf.",
      ),
    ],
    smallPrint: [landlordLink],
  }),

  "landlord-replaced": (data, { date }) => ({
    subject: `Die Mietbürgschaft für ${streetOf(data)} sichert Sie nicht mehr ab`,
    preview: data.hasOpenClaims ? "Ihre gemeldeten Forderungen bleiben bei Ihnen." : "Sie müssen nichts tun.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `seit dem ${date(data.from)} sichert die Mietbürgschaft von ${data.tenantName} für ${data.fullAddress} den neuen Vermieter ab: ${data.newLandlordName}. Ihre Urkunde und frühere Links gelten nicht mehr.`,
      ),
      ...(data.link ? [action("Ihre Forderungen öffnen", data.link)] : []),
      facts(["Neuer Vermieter", data.newLandlordName], ["Vertragsnummer", data.contractNumber]),
      paragraph(
        data.hasOpenClaims
          ? "Forderungen, die Sie vorher gemeldet haben, bleiben bei Ihnen: Wir entscheiden darüber und zahlen an Sie."
          : "Sie müssen nichts tun.",
      ),
    ],
    ...(data.link && { smallPrint: ["Der Link ist nur für Sie bestimmt und zeigt nur Ihre Forderungen."] }),
  }),

  "amendment-undone": (data) => ({
    subject: undone(data.change),
    preview: whyUndone(data),
    greeting: greet(data.tenantName),
    blocks: [...reasons(data), facts(["Wohnung", data.fullAddress], ["Vertragsnummer", data.contractNumber])],
  }),

  "landlord-amendment-undone": (data) => ({
    subject: undone(data.change),
    preview: whyUndone(data),
    greeting: greet(data.landlordName),
    blocks: [
      ...(data.hadAgreed
        ? [
            paragraph(
              `in der Mietbürgschaft von ${data.tenantName} ging es um ${wanted[data.change].text}, und Sie hatten zugestimmt. Daraus ist nichts geworden, darum bleibt alles, wie es ist.`,
            ),
          ]
        : reasons(data)),
      action("Bürgschaft öffnen", data.link),
      facts(["Wohnung", data.fullAddress], ["Vertragsnummer", data.contractNumber]),
    ],
    smallPrint: [landlordLink],
  }),
};

type Undone = Pick<
  AmendmentMails["amendment-undone"],
  "change" | "isExpired" | "wasAgreed" | "hadAgreed" | "byDesk" | "reason"
>;

const undone = (change: Amendable) => `${wanted[change].subject}: Es bleibt alles, wie es ist`;

function whyUndone({ isExpired, wasAgreed, hadAgreed }: Undone): string {
  if (hadAgreed || wasAgreed) return "Die Änderung kam nicht zustande.";
  return isExpired ? "Es haben nicht alle rechtzeitig zugestimmt." : "Die Änderung wurde abgelehnt.";
}

function reasons({ change, isExpired, wasAgreed, hadAgreed, byDesk, reason }: Undone) {
  const { text } = wanted[change];
  const asked = byDesk ? `wir wurden um ${text} gebeten.` : `Sie haben um ${text} gebeten.`;
  if (hadAgreed)
    return [
      paragraph(
        `Sie hatten zugestimmt: Es ging um ${text}. Daraus ist nichts geworden, darum bleibt alles, wie es ist.`,
      ),
    ];
  if (wasAgreed)
    return [
      paragraph(
        `${asked} Alle hatten zugestimmt, aber am ersten Tag der Änderung war sie nicht mehr möglich. Darum bleibt alles, wie es ist.`,
      ),
    ];
  return [
    paragraph(
      isExpired
        ? `${asked} Es haben nicht alle rechtzeitig zugestimmt, darum bleibt alles, wie es ist. Sie können es noch einmal versuchen.`
        : `${asked} Das wurde abgelehnt, darum bleibt alles, wie es ist.`,
    ),
    ...(reason ? [paragraph("Die Begründung:"), quote(reason)] : []),
  ];
}

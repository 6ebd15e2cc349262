import { complain } from "./complain.ts";
import { greet } from "./greet.ts";
import { action, type Block, facts, paragraph, quote } from "../../mails/letter.ts";
import type { Letters, MailData, MailWords } from "../../mails/mail-data.ts";
import { landlordLink } from "./landlord-link.ts";

export const germanClaimLetters: Pick<
  Letters,
  | "claim-reported"
  | "claim-received"
  | "objection-received"
  | "claim-objected"
  | "agreement-received"
  | "claim-agreed"
  | "claim-decided"
  | "landlord-claim-decided"
  | "claim-paid-out"
  | "landlord-claim-paid-out"
> = {
  "claim-reported": (data, { date, money }) => ({
    subject: `${data.landlordName ?? "Ihr Vermieter"} fordert ${money(data.amountCents)} aus Ihrer Bürgschaft`,
    preview: `Sie können bis zum ${date(data.objectUntil)} widersprechen. Abgebucht wird jetzt nichts.`,
    greeting: `Guten Tag ${data.tenantName},`,
    blocks: [
      paragraph(
        `${data.landlordName ?? "Ihr Vermieter"} hat eine Forderung zur Wohnung ${data.fullAddress} gemeldet. Sind Sie nicht einverstanden, widersprechen Sie bitte bis zum ${date(data.objectUntil)}. Wir entscheiden erst, wenn Sie geantwortet haben oder die Frist vorbei ist.`,
      ),
      action("Ansehen und antworten", data.link),
      facts(
        ...data.items.map((item) => [item.description, money(item.amountCents)] as const),
        ["Zusammen", data.items.length > 1 ? money(data.amountCents) : null],
        ["Bürgschaft bis zu", money(data.depositCents)],
        ["Widerspruch möglich bis", date(data.objectUntil)],
        ["Vertragsnummer", data.contractNumber],
      ),
      paragraph(
        "Wir buchen jetzt nichts ab. Erst wenn wir Ihrem Vermieter etwas zahlen, schulden Sie uns diesen Betrag.",
      ),
    ],
  }),

  "claim-received": (data, { agree, date, money, supportEmail }) => ({
    subject: `Ihre Forderung über ${money(data.amountCents)} ist bei uns`,
    preview: `${data.tenantName} ${agree("kann", "können")} bis zum ${date(data.objectUntil)} widersprechen.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `Ihre Forderung zur Wohnung ${data.fullAddress} ist bei uns. ${data.tenantName} ${agree("kann", "können")} bis zum ${date(data.objectUntil)} widersprechen. Wir entscheiden, sobald die Antwort da oder die Frist vorbei ist, und schreiben Ihnen, was wir zahlen und warum.`,
      ),
      action("Unterlagen hochladen", data.link),
      facts(
        ...data.items.map((item) => [item.description, money(item.amountCents)] as const),
        ["Zusammen", data.items.length > 1 ? money(data.amountCents) : null],
        ["Widerspruch möglich bis", date(data.objectUntil)],
        ["Vertragsnummer", data.contractNumber],
      ),
      paragraph("Rechnungen und Fotos helfen uns bei der Entscheidung. Sie können sie jederzeit nachreichen."),
    ],
    smallPrint: [`${landlordLink} Haben Sie nichts gemeldet, schreiben Sie uns gleich an ${supportEmail}.`],
  }),

  "objection-received": (data, { money, promisedTime }) => ({
    subject: `Ihr Widerspruch gegen ${money(data.amountCents)} ist bei uns`,
    preview: "Jemand aus unserem Team sieht sich beide Seiten an.",
    greeting: `Guten Tag ${data.tenantName},`,
    blocks: [
      paragraph(
        `Sie widersprechen der Forderung über ${money(data.amountCents)} zur Wohnung ${data.fullAddress}. Jemand aus unserem Team sieht sich an, was beide Seiten sagen, und schreibt Ihnen, meist ${promisedTime}.`,
      ),
      action("Forderung ansehen", data.link),
      paragraph("Die Begründung:"),
      quote(data.text),
      paragraph("Rechnungen, Fotos oder das Übergabeprotokoll helfen uns. Sie können sie bei der Forderung hochladen."),
    ],
  }),

  "claim-objected": (data, { agree, money, promisedTime }) => ({
    subject: `${data.tenantName} ${agree("widerspricht", "widersprechen")} Ihrer Forderung über ${money(data.amountCents)}`,
    preview: `Jemand aus unserem Team meldet sich, meist ${promisedTime}.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${data.tenantName} ${agree("widerspricht", "widersprechen")} Ihrer Forderung zur Wohnung ${data.fullAddress}. Jemand aus unserem Team sieht sich beide Seiten an und meldet sich bei Ihnen, meist ${promisedTime}. Rechnungen und Fotos helfen uns dabei.`,
      ),
      action("Unterlagen hochladen", data.link),
      paragraph("Die Begründung:"),
      quote(data.text),
      facts(["Forderung", money(data.amountCents)], ["Vertragsnummer", data.contractNumber]),
    ],
    smallPrint: [landlordLink],
  }),

  "agreement-received": (data, { money, promisedTime, supportEmail }) => ({
    subject: `Sie haben der Forderung über ${money(data.amountCents)} zugestimmt`,
    preview: "Wir entscheiden jetzt. Abgebucht wird nichts.",
    greeting: `Guten Tag ${data.tenantName},`,
    blocks: [
      paragraph(
        `Sie haben der Forderung über ${money(data.amountCents)} zur Wohnung ${data.fullAddress} zugestimmt und darauf verzichtet, zu widersprechen. Deshalb warten wir nicht länger: Jemand aus unserem Team prüft die Forderung und schreibt Ihnen, meist ${promisedTime}.`,
      ),
      action("Forderung ansehen", data.link),
      paragraph(
        `Wir buchen jetzt nichts ab. Wenn wir zahlen, schulden Sie uns diesen Betrag, höchstens ${money(data.amountCents)}. Dann schreiben wir Ihnen.`,
      ),
      facts(["Forderung", money(data.amountCents)], ["Vertragsnummer", data.contractNumber]),
    ],
    smallPrint: [`Haben Sie nicht zugestimmt, schreiben Sie bitte sofort an ${supportEmail}.`],
  }),

  "claim-agreed": (data, { money, promisedTime }) => ({
    subject: `${data.tenantName} stimmt Ihrer Forderung über ${money(data.amountCents)} zu`,
    preview: `Wir entscheiden jetzt und schreiben Ihnen, meist ${promisedTime}.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${data.tenantName} stimmt Ihrer Forderung zur Wohnung ${data.fullAddress} zu. Deshalb warten wir das Ende der Frist nicht ab: Jemand aus unserem Team prüft die Forderung und schreibt Ihnen, meist ${promisedTime}, was wir zahlen und warum.`,
      ),
      action("Unterlagen hochladen", data.link),
      paragraph("Rechnungen und Fotos helfen uns bei der Entscheidung."),
      facts(["Forderung", money(data.amountCents)], ["Vertragsnummer", data.contractNumber]),
    ],
    smallPrint: [landlordLink],
  }),

  "claim-decided": (data, words) => ({
    subject: {
      ACCEPTED: `Forderung anerkannt: ${words.money(data.grantedCents)} werden ausgezahlt`,
      PARTLY: `Forderung teilweise anerkannt: ${words.money(data.grantedCents)} statt ${words.money(data.amountCents)}`,
      REFUSED: "Forderung abgelehnt: Sie zahlen nichts",
    }[data.outcome],
    preview: data.grantedCents > 0 ? "Jetzt wird nichts abgebucht." : "Die Sache ist damit für Sie erledigt.",
    greeting: `Guten Tag ${data.tenantName},`,
    blocks: [
      paragraph(
        `${data.landlordName ?? "Ihr Vermieter"} hat für ${data.fullAddress} ${words.money(data.amountCents)} gefordert. ${outcomes[data.outcome](words.money(data.grantedCents))}`,
      ),
      action("Entscheidung ansehen", data.link),
      ...decided(data, words),
      paragraph(
        data.grantedCents > 0
          ? `Sie müssen jetzt nichts tun, und wir buchen nichts ab. Wenn das Geld überwiesen ist, schreiben wir Ihnen. ${owed(data)}`
          : "Sie müssen dafür nichts zahlen.",
      ),
    ],
    ...(data.outcome === "REFUSED" ? {} : { smallPrint: [complain(words)] }),
  }),

  "landlord-claim-decided": (data, words) => ({
    subject: {
      ACCEPTED: `Wir zahlen Ihre Forderung: ${words.money(data.grantedCents)}`,
      PARTLY: `Wir zahlen ${words.money(data.grantedCents)} von ${words.money(data.amountCents)}`,
      REFUSED: `Wir können Ihre Forderung über ${words.money(data.amountCents)} nicht zahlen`,
    }[data.outcome],
    preview:
      data.grantedCents === 0
        ? "Den Grund lesen Sie in dieser E-Mail."
        : data.hasAccount
          ? "Auf das Konto, das auf Ihrer Seite eingetragen ist."
          : "Dafür fehlt noch Ihr Konto.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        data.grantedCents > 0
          ? `Ihre Forderung zur Wohnung ${data.fullAddress} ist geprüft. ${data.hasAccount ? `Wir überweisen ${words.money(data.grantedCents)} auf das Konto, das auf Ihrer Seite eingetragen ist.` : `Wir zahlen ${words.money(data.grantedCents)}. Dafür fehlt uns noch Ihr Konto: Bitte tragen Sie es auf Ihrer Seite ein.`}`
          : `Ihre Forderung zur Wohnung ${data.fullAddress} ist geprüft. Wir erkennen sie nicht an und zahlen nichts aus.`,
      ),
      action(
        data.grantedCents === 0 ? "Entscheidung ansehen" : data.hasAccount ? "Konto ansehen" : "Konto eintragen",
        data.link,
      ),
      ...decided(data, words),
      facts(["Vertragsnummer", data.contractNumber]),
    ],
    smallPrint: [
      `${landlordLink} Nach Ihrem Konto fragen wir nie per E-Mail.`,
      ...(data.outcome === "ACCEPTED" ? [] : [complain(words)]),
    ],
  }),

  "claim-paid-out": (data, { date, money, insurer }) => ({
    subject: `${money(data.amountCents)} ausgezahlt: Wie möchten Sie zurückzahlen?`,
    preview: `Sie können bis zum ${date(data.chooseUntil)} wählen. Ohne Zinsen und Gebühren.`,
    greeting: `Guten Tag ${data.tenantName},`,
    blocks: [
      paragraph(
        `${insurer.name} hat für ${data.fullAddress} ${money(data.amountCents)} an ${data.landlordName ?? "Ihren Vermieter"} überwiesen. Diesen Betrag zahlen Sie uns zurück, ohne Zinsen und Gebühren${data.mostParts > 1 ? `: auf einmal oder in bis zu ${data.mostParts} Monatsraten` : ""}.`,
      ),
      action("Wählen, wie Sie zahlen", data.link),
      facts(
        ["Sie können wählen bis", date(data.chooseUntil)],
        ["Sonst kommt eine Rechnung, fällig am", date(data.dueOn)],
        ["Überwiesen am", date(data.paidOn)],
        ["Verwendungszweck", data.reference],
        ["Vertragsnummer", data.contractNumber],
      ),
      ...(data.usedUp
        ? [
            paragraph(
              `Damit ist die ganze Bürgschaft ausgezahlt. Ab dem ${date(data.paidOn)} kostet sie nichts mehr.${data.usedUp.refundCents > 0 ? ` Vom Beitrag erstatten wir Ihnen ${money(data.usedUp.refundCents)}.` : ""}`,
            ),
          ]
        : []),
      ...(data.rest ? [paragraph(sayRest(data.rest, data.paidOn, { date, money }))] : []),
      paragraph("Alle Tage und Beträge sehen Sie, bevor Sie zustimmen. Abgebucht wird nur, was Sie gewählt haben."),
    ],
  }),

  "landlord-claim-paid-out": (data, { date, money, insurer, supportEmail }) => ({
    subject: `${money(data.amountCents)} sind an Sie überwiesen`,
    preview: "Am nächsten Bankarbeitstag ist das Geld auf Ihrem Konto.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${insurer.name} hat Ihnen ${money(data.amountCents)} aus der Bürgschaft für ${data.fullAddress} überwiesen. Bis das Geld auf Ihrem Konto ist, kann ein Bankarbeitstag vergehen.`,
      ),
      action("Bürgschaft öffnen", data.link),
      facts(
        ["Überwiesen am", date(data.paidOn)],
        ["Verwendungszweck", data.reference],
        ["Mieter", data.tenantName],
        ["Vertragsnummer", data.contractNumber],
      ),
      paragraph(`Kommt das Geld nicht an, schreiben Sie bitte an ${supportEmail}.`),
    ],
    smallPrint: [landlordLink],
  }),
};

const outcomes = {
  ACCEPTED: (granted: string) => `Wir erkennen das in voller Höhe an: ${granted} werden ausgezahlt.`,
  PARTLY: (granted: string) => `Wir erkennen das teilweise an: ${granted} werden ausgezahlt.`,
  REFUSED: () => "Wir erkennen das nicht an. Es wird nichts ausgezahlt.",
};

/** The accepted amount of each item, and the reason if not everything was accepted. */
function decided({ items, note: why }: MailData["landlord-claim-decided"], { money }: MailWords): Block[] {
  return [
    facts(
      ...items.map((item) => [item.description, `${money(item.grantedCents)} von ${money(item.amountCents)}`] as const),
    ),
    ...(why === null ? [] : [paragraph("Dazu schreibt unser Team:"), quote(why)]),
  ];
}

function sayRest(
  { depositCents, premiumCents, paymentPeriod, refundCents }: NonNullable<MailData["claim-paid-out"]["rest"]>,
  paidOn: string,
  { date, money }: Pick<MailWords, "date" | "money">,
): string {
  const left = `Von der Bürgschaft sind noch ${money(depositCents)} übrig.`;
  if (premiumCents === null) return left;
  const period = paymentPeriod === "YEARLY" ? "im Jahr" : "im Monat";
  const price = `Deshalb kostet sie ab dem ${date(paidOn)} nur noch ${money(premiumCents)} ${period}.`;
  return `${left} ${price}${refundCents > 0 ? ` Vom Beitrag erstatten wir Ihnen ${money(refundCents)}.` : ""}`;
}

/** Who will owe what is paid out, and who chooses how to pay it back. */
function owed({
  tenantName,
  tenantNames: [payer = tenantName, ...others] = [],
  isChosen = true,
}: MailData["claim-decided"]): string {
  const debt =
    others.length === 0
      ? "Erst dann schulden Sie uns diesen Betrag, ohne Zinsen und Gebühren"
      : "Erst dann schulden Sie uns alle gemeinsam diesen Betrag, ohne Zinsen und Gebühren";
  if (!isChosen) return `${debt}.`;
  return payer === tenantName
    ? `${debt}, und ${others.length === 0 ? "wählen" : "Sie wählen"}, wie Sie ihn zurückzahlen.`
    : `${debt}, und ${payer} wählt, wie er zurückgezahlt wird.`;
}

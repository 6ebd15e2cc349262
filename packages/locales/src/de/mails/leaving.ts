import { complain } from "./complain.ts";
import { greet } from "./greet.ts";
import { landlordLink } from "./landlord-link.ts";
import { backWhere, refundLater } from "./refund-later.ts";
import { action, facts, paragraph, quote } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";
import { streetOf } from "../../mails/street-of.ts";
import { withdrawal } from "../withdrawal.ts";

type Kinds =
  | "withdrawal-received"
  | "withdrawal-answered"
  | "withdrawn"
  | "landlord-withdrawn"
  | "withdrawal-too-late"
  | "cancellation-received"
  | "release-asked"
  | "released"
  | "landlord-released";

export const germanLeavingLetters: Pick<Letters, Kinds> = {
  "withdrawal-received": (data, { country, date, supportEmail }) => ({
    subject: `Ihr ${withdrawal[country].noun} ist eingegangen`,
    preview: `Am ${date(data.on)} um ${data.time} Uhr.`,
    greeting: "Guten Tag,",
    blocks: [
      paragraph(
        `wir haben diese Erklärung erhalten: ${withdrawal[country].fromContract}. Gehören Nummer und Adresse zu einem laufenden Vertrag, schreiben wir Ihnen gleich das Ergebnis.`,
      ),
      facts(
        ["Eingegangen", `${date(data.on)}, ${data.time} Uhr`],
        ["Vertragsnummer", data.contractNumber],
        ["Name", data.tenantName],
        ["E-Mail-Adresse", data.email],
      ),
      paragraph(
        `Bitte heben Sie diese E-Mail als Beleg auf: Es zählt der Zeitpunkt, zu dem Sie die Erklärung abgeschickt haben. Kommt keine zweite E-Mail, oder stimmt hier etwas nicht, schreiben Sie uns an ${supportEmail}.`,
      ),
      paragraph("Waren Sie das nicht, müssen Sie nichts tun."),
    ],
    why: "Sie bekommen diese E-Mail, weil diese Adresse auf unserer Seite angegeben wurde.",
  }),

  "withdrawal-answered": (data, { country, date, supportEmail }) => ({
    subject: `Unsere Antwort auf Ihren ${withdrawal[country].noun} vom ${date(data.on)}`,
    preview: "Jemand aus unserem Team hat Ihnen geschrieben.",
    greeting: data.tenantName === null ? "Guten Tag," : greet(data.tenantName),
    blocks: [
      paragraph(`zu Ihrer Erklärung vom ${date(data.on)} schreibt unser Team:`),
      quote(data.message),
      facts(["Vertragsnummer", data.contractNumber]),
      paragraph(`Bitte antworten Sie an ${supportEmail}. Waren Sie das nicht, müssen Sie nichts tun.`),
    ],
    why: "Sie bekommen diese E-Mail, weil diese Adresse auf unserer Seite angegeben wurde.",
  }),

  withdrawn: (data, { country, claimsUntil, date, money }) => {
    const { noun } = withdrawal[country];
    const outcome = data.refundCents > 0 ? `Sie bekommen ${money(data.refundCents)} zurück` : "Sie zahlen nichts";
    const isPending = data.pendingRefundCents > 0 && data.refundCents === 0;
    return {
      subject: isPending ? `Ihr ${noun} ist wirksam` : `Ihr ${noun} ist wirksam: ${outcome}`,
      preview: isPending ? "Eine Zahlung ist noch unterwegs." : `Ihr Vertrag ist seit dem ${date(data.on)} beendet.`,
      greeting: greet(data.tenantName),
      blocks: [
        paragraph(
          `${withdrawal[country].youDid(date(data.on))}. Er ist damit beendet, und Ihr Vermieter weiß es. Bitte vereinbaren Sie mit ihm, wie Sie die Kaution nun leisten.`,
        ),
        facts(
          ["Wohnung", data.fullAddress],
          [withdrawal[country].on, date(data.on)],
          ["Sie bekommen zurück", isPending ? null : money(data.refundCents)],
          ["Vertragsnummer", data.contractNumber],
        ),
        ...(data.keptCents
          ? [
              paragraph(
                `Für die Tage, an denen die Bürgschaft auf Ihren Wunsch schon galt, behalten wir ${money(data.keptCents)}.`,
              ),
            ]
          : []),
        ...(data.refundCents > 0 ? [paragraph(backWhere)] : []),
        ...refundLater(data, money),
        ...(data.coveredFrom
          ? [
              paragraph(
                `Für Schäden oder Rückstände aus der Zeit vorher kann Ihr Vermieter die Bürgschaft noch bis zum ${claimsUntil(data.claimsUntil, data.on)} in Anspruch nehmen.`,
              ),
            ]
          : []),
        paragraph("Bitte heben Sie diese E-Mail als Beleg auf. Die Bestätigung ist im Anhang."),
      ],
    };
  },

  "landlord-withdrawn": (data, { agree, country, claimsUntil, date }) => ({
    subject: `Die Mietbürgschaft für ${streetOf(data)} ist beendet`,
    preview:
      data.coveredFrom === null
        ? "Sie hatte noch nicht begonnen."
        : `Was vorher entstanden ist, können Sie bis zum ${claimsUntil(data.claimsUntil, data.on)} melden.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${withdrawal[country].theyDid(data.tenantName, agree, data.fullAddress, date(data.on))}. Seit diesem Tag gilt sie nicht mehr. Bitte vereinbaren Sie mit Ihrem Mieter, wie er die Kaution nun leistet.`,
      ),
      ...(data.coveredFrom === null
        ? [paragraph("Die Bürgschaft hatte noch nicht begonnen; deshalb können Sie daraus nichts fordern.")]
        : []),
      action(data.coveredFrom === null ? "Bürgschaft ansehen" : "Forderung melden", data.link),
      ...(data.coveredFrom === null
        ? []
        : [
            paragraph(
              `Sie galt ab dem ${date(data.coveredFrom)}. Ist in dieser Zeit etwas entstanden, melden Sie es bitte bis zum ${claimsUntil(data.claimsUntil, data.on)}.`,
            ),
          ]),
      facts(["Vertragsnummer", data.contractNumber]),
    ],
    smallPrint: [landlordLink],
  }),

  "withdrawal-too-late": (data, { country, date, supportEmail, arbitration }) => ({
    subject: `${withdrawal[country].noun} nicht mehr möglich: Ihr Vertrag läuft weiter`,
    preview: "Kündigen können Sie jederzeit.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `${withdrawal[country].youWant(data.fullAddress)}. Das war bis zum ${date(data.until)} möglich. Kündigen können Sie aber jederzeit:`,
      ),
      action("Vertrag kündigen", data.link),
      paragraph(
        "Wir bitten dann Ihren Vermieter um die Freigabe und zahlen zurück, was Sie zu viel bezahlt haben, auf den Tag genau.",
      ),
      facts(["Vertragsnummer", data.contractNumber]),
    ],
    smallPrint: [complain({ supportEmail, arbitration })],
  }),

  "cancellation-received": (data, { date }) => ({
    subject: "Mietbürgschaft gekündigt: Jetzt fehlt die Freigabe Ihres Vermieters",
    preview: "Sind Sie schon ausgezogen? Dann schicken Sie uns einen Nachweis.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `Ihre Kündigung der Mietbürgschaft für ${data.fullAddress} ist da, und ${data.landlordName ?? "Ihr Vermieter"} hat von uns die Bitte um Freigabe bekommen. Sind Sie schon ausgezogen? Mit einem Nachweis fallen keine neuen Beiträge an, auch wenn die Freigabe auf sich warten lässt.`,
      ),
      action("Auszug nachweisen", data.link),
      paragraph(
        "Mit der Freigabe endet der Vertrag, spätestens am vereinbarten Ende, falls es eines gibt; bis dahin gilt die Bürgschaft weiter. Danach zahlen wir zurück, was Sie zu viel bezahlt haben, auf den Tag genau. Kommt keine Antwort, fragen wir nach.",
      ),
      facts(["Gekündigt am", date(data.on)], ["Vertragsnummer", data.contractNumber]),
      paragraph("Bitte heben Sie diese E-Mail als Beleg auf."),
    ],
  }),

  "release-asked": (data, { agree, date, money }) => ({
    subject: data.movedOutOn
      ? `${data.tenantName} ${agree("ist", "sind")} ausgezogen: Bitte geben Sie die Bürgschaft frei`
      : data.isReminder
        ? `Erinnerung: Bitte geben Sie die Bürgschaft für ${streetOf(data)} frei`
        : `${data.tenantName} ${agree("hat", "haben")} die Mietbürgschaft gekündigt: Bitte geben Sie sie frei`,
    preview: "Haben Sie noch Forderungen, melden Sie sie auf derselben Seite.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        data.movedOutOn
          ? `${data.tenantName} ${agree("hat", "haben")} uns nachgewiesen, am ${date(data.movedOutOn)} aus ${data.fullAddress} ausgezogen zu sein. Haben Sie keine weiteren Forderungen, geben Sie die Mietbürgschaft bitte frei.`
          : `${data.tenantName} ${agree("hat", "haben")} die Mietbürgschaft für ${data.fullAddress} am ${date(data.on)} gekündigt. Haben Sie keine weiteren Forderungen, geben Sie sie bitte frei.`,
      ),
      action("Ansehen und freigeben", data.link),
      paragraph(
        `${data.movedOutOn ? "" : "Es geht nur um die Bürgschaft, nicht um den Mietvertrag. "}Haben Sie noch Forderungen, melden Sie sie bitte auf derselben Seite. Was Sie schon gemeldet haben, prüfen wir auch nach der Freigabe weiter. Die Bürgschaft gilt, bis Sie sie freigeben oder sie wie vereinbart endet, und kostet Sie nichts.`,
      ),
      facts(["Bürgschaft bis zu", money(data.depositCents)], ["Vertragsnummer", data.contractNumber]),
    ],
    smallPrint: [landlordLink],
  }),

  released: (data, { date, money }) => ({
    subject:
      data.refundCents > 0
        ? `Ihre Bürgschaft ist freigegeben: ${money(data.refundCents)} sind unterwegs`
        : "Ihre Bürgschaft ist freigegeben",
    preview: "Ihr Vertrag ist beendet. Beiträge fallen nicht mehr an.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `${data.landlordName ?? "Ihr Vermieter"} hat die Bürgschaft für ${data.fullAddress} am ${date(data.on)} freigegeben. Ihr Vertrag mit uns ist damit beendet, und neue Beiträge fallen nicht mehr an.`,
      ),
      ...(data.isStillOwing ? [action("Offene Zahlungen ansehen", data.link)] : []),
      facts(
        ["Beendet am", date(data.on)],
        ["Beitragsfrei seit", data.premiumUntil ? date(data.premiumUntil) : null],
        [
          "Sie bekommen zurück",
          (data.premiumUntil ?? data.pendingRefundCents) && data.refundCents === 0 ? null : money(data.refundCents),
        ],
        ["Vertragsnummer", data.contractNumber],
      ),
      ...(data.premiumUntil
        ? [paragraph("Was Sie über diesen Tag hinaus bezahlt hatten, haben wir Ihnen schon damals zurückgezahlt.")]
        : []),
      ...(data.refundCents > 0 ? [paragraph(backWhere)] : []),
      ...refundLater(data, money),
      ...(data.hasOpenClaims
        ? [
            paragraph(
              "Was Ihr Vermieter schon gefordert hat, prüfen wir weiter. Über unsere Entscheidung schreiben wir Ihnen.",
            ),
          ]
        : []),
      ...(data.isStillOwing ? [paragraph(stillOwing)] : []),
      paragraph("Bitte heben Sie diese E-Mail als Beleg auf. Die Freigabe ist im Anhang."),
    ],
  }),

  "landlord-released": (data, { date, money, supportEmail }) => ({
    subject: `Freigegeben: die Mietbürgschaft für ${streetOf(data)}`,
    preview: "Sie ist beendet. Sie müssen nichts mehr tun.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `Sie haben die Mietbürgschaft von ${data.tenantName} für ${data.fullAddress} am ${date(data.on)} freigegeben. Sie ist damit beendet.`,
      ),
      facts(["Abgesichert waren", money(data.depositCents)], ["Vertragsnummer", data.contractNumber]),
      paragraph("Bitte heben Sie diese E-Mail als Beleg auf. Die Freigabe ist im Anhang."),
    ],
    smallPrint: [`Waren Sie das nicht, schreiben Sie uns gleich an ${supportEmail}.`],
  }),
};

/** What is still to be paid after the end. */
export const stillOwing =
  "Bezahlt werden muss noch, was vor dem Ende fällig war: ein offener Beitrag oder die Rückzahlung einer Forderung, die wir für Sie beglichen haben. Beträge und Termine finden Sie in Ihrem Konto.";

import { greet } from "./greet.ts";
import { landlordLink } from "./landlord-link.ts";
import { stillOwing } from "./leaving.ts";
import { backWhere, refundLater } from "./refund-later.ts";
import { action, facts, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";
import { dayAfter } from "../../format/days-after.ts";
import { streetOf } from "../../mails/street-of.ts";

/** Mails before the agreed end of a guarantee, and after it. */
export const germanEndingLetters: Pick<
  Letters,
  "end-announced" | "landlord-end-announced" | "ended" | "landlord-ended"
> = {
  "end-announced": (data, { claimsUntil, date }) => ({
    subject: `Ihre Mietbürgschaft endet am ${date(data.on)}`,
    preview: "Wohnen Sie länger dort? Dann können Sie sie verlängern.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `wie vereinbart endet Ihre Mietbürgschaft für ${data.fullAddress} am ${date(data.on)}. Ziehen Sie bis dahin aus, müssen Sie nichts tun.`,
      ),
      action(data.mayExtend ? "Mietbürgschaft verlängern" : "Vertrag ansehen", data.link),
      ...(data.mayExtend
        ? [
            paragraph(
              "Bleiben Sie länger, bitten Sie Ihren Vermieter dort um eine Verlängerung, damit keine Lücke entsteht.",
            ),
          ]
        : []),
      paragraph(
        `Nach dem Ende buchen wir nichts mehr ab und zahlen zurück, was Sie zu viel bezahlt haben. Für die Zeit davor kann Ihr Vermieter noch bis zum ${claimsUntil(data.claimsUntil, dayAfter(data.on))} Forderungen melden.`,
      ),
      facts(["Letzter Tag der Bürgschaft", date(data.on)], ["Vertragsnummer", data.contractNumber]),
    ],
  }),

  "landlord-end-announced": (data, { agree, claimsUntil, date, money }) => ({
    subject: `Ihre Sicherheit für ${streetOf(data)} endet am ${date(data.on)}`,
    preview: `Forderungen aus der Zeit davor nehmen wir bis zum ${claimsUntil(data.claimsUntil, dayAfter(data.on))} an.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `die Mietbürgschaft von ${data.tenantName} für ${data.fullAddress} endet wie vereinbart am ${date(data.on)}. Haben Sie bis dahin eine Forderung, melden Sie sie bitte über diesen Link:`,
      ),
      action("Bürgschaft öffnen", data.link),
      paragraph(
        `Das geht noch bis zum ${claimsUntil(data.claimsUntil, dayAfter(data.on))}, für alles, was bis zum Ende entstanden ist. Freigeben müssen Sie die Bürgschaft nicht.`,
      ),
      paragraph(
        `Läuft das Mietverhältnis weiter, ${agree("kann", "können")} ${data.tenantName} Sie im Konto um eine Verlängerung der Bürgschaft bitten.`,
      ),
      facts(
        ["Letzter Tag der Bürgschaft", date(data.on)],
        ["Bürgschaft bis zu", money(data.depositCents)],
        ["Vertragsnummer", data.contractNumber],
      ),
    ],
    smallPrint: [landlordLink],
  }),

  ended: (data, { claimsUntil, date, money }) => ({
    subject:
      data.refundCents > 0
        ? `Ihre Mietbürgschaft ist beendet: ${money(data.refundCents)} sind unterwegs`
        : "Ihre Mietbürgschaft ist beendet",
    preview: "Wir buchen nichts mehr ab.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `Ihre Mietbürgschaft für ${data.fullAddress} ist ${data.isTerminated ? "nach unserer Kündigung am" : "wie vereinbart am"} ${date(data.on)} ${data.isTerminated ? "zu Ende gegangen" : "ausgelaufen"}. Neue Beiträge fallen nicht mehr an.`,
      ),
      action(data.isStillOwing ? "Offene Zahlungen ansehen" : "Vertrag ansehen", data.link),
      facts(
        ["Beendet am", date(data.on)],
        ["Sie bekommen zurück", data.refundCents > 0 ? money(data.refundCents) : null],
        ["Vertragsnummer", data.contractNumber],
      ),
      ...(data.refundCents > 0 ? [paragraph(backWhere)] : []),
      ...refundLater(data, money),
      ...(data.isStillOwing ? [paragraph(stillOwing)] : []),
      paragraph(
        `Für Schäden oder Rückstände aus der Zeit davor kann Ihr Vermieter noch bis zum ${claimsUntil(data.claimsUntil, dayAfter(data.on))} Forderungen melden. Wenn er das tut, fragen wir Sie zuerst.`,
      ),
      paragraph("Bitte heben Sie diese E-Mail als Beleg auf."),
    ],
  }),

  "landlord-ended": (data, { claimsUntil, date, money }) => ({
    subject: `Die Mietbürgschaft für ${streetOf(data)} ist zu Ende gegangen`,
    preview: `Forderungen aus der Zeit davor nehmen wir bis zum ${claimsUntil(data.claimsUntil, dayAfter(data.on))} an.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `die Mietbürgschaft von ${data.tenantName} für ${data.fullAddress} ist am ${date(data.on)} zu Ende gegangen. Ist bis dahin etwas entstanden, das Sie noch fordern möchten, melden Sie es bitte bis zum ${claimsUntil(data.claimsUntil, dayAfter(data.on))}.`,
      ),
      action("Forderung melden", data.link),
      paragraph("Haben Sie keine Forderungen, müssen Sie nichts tun."),
      facts(
        ["Abgesichert waren", money(data.depositCents)],
        ["Forderungen möglich bis", claimsUntil(data.claimsUntil, dayAfter(data.on))],
        ["Vertragsnummer", data.contractNumber],
      ),
    ],
    smallPrint: [landlordLink],
  }),
};

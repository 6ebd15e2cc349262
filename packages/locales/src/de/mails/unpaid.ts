import { dayAfter } from "../../format/days-after.ts";
import { action, facts, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";
import type { UnpaidMails } from "../../mails/data/unpaid.ts";
import { streetOf } from "../../mails/street-of.ts";
import { greet } from "./greet.ts";
import { landlordLink } from "./landlord-link.ts";

/** Premiums that stay unpaid: the reminder, and what follows. */
export const germanUnpaidLetters: Pick<Letters, keyof UnpaidMails> = {
  "premium-reminder": (data, { date, money, supportEmail }) => ({
    subject: `Mahnung: Bitte zahlen Sie ${money(data.amountCents)} bis zum ${date(data.payUntil)}`,
    preview: "Sonst können wir Ihren Vertrag kündigen.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `Ihr Beitrag für ${data.fullAddress} ließ sich mehrmals nicht abbuchen. Bitte zahlen Sie ihn bis zum ${date(data.payUntil)}. Damit haben Sie mindestens zwei Wochen Zeit (${data.law}).`,
      ),
      action("Jetzt zahlen", data.link),
      facts(
        ...data.premiums.map(
          ({ amountCents, from, until }) => [`Beitrag ${date(from)} bis ${date(until)}`, money(amountCents)] as const,
        ),
        ["Zinsen", money(0)],
        ["Kosten", money(0)],
        ["Zusammen", money(data.amountCents)],
        ["Zahlen bis", date(data.payUntil)],
        ["Vertragsnummer", data.contractNumber],
      ),
      paragraph(
        "Zahlen Sie bis dahin nicht, können wir den Vertrag fristlos kündigen. Ihr Vermieter erfährt es dann sofort und ist noch einen Monat lang abgesichert; was wir ihm zahlen, fordern wir von Ihnen zurück. Zahlen Sie innerhalb dieses Monats alles, geht der Vertrag weiter.",
      ),
      paragraph(
        `Schaffen Sie es nicht auf einmal? Schreiben Sie uns an ${supportEmail}: Wir finden gemeinsam einen Weg, zum Beispiel Raten.`,
      ),
    ],
    aboutLink: "Der Link ist nur für Sie bestimmt und gilt 30 Tage.",
  }),

  "instalments-agreed": (data, { date, money }) => ({
    subject: "Sie zahlen Ihren Beitrag in Raten",
    preview: `Die erste Rate buchen wir am ${date(data.parts[0]?.on ?? "")} ab.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `wie besprochen zahlen Sie in Raten, was für ${data.fullAddress} offen ist. Bitte sorgen Sie dafür, dass an diesen Tagen genug Geld da ist. Die Mahnung ist damit erledigt, und die Bürgschaft gilt weiter.`,
      ),
      action("Vertrag ansehen", data.link),
      facts(...data.parts.map(({ on, amountCents }) => [date(on), money(amountCents)] as const), [
        "Vertragsnummer",
        data.contractNumber,
      ]),
    ],
  }),

  "policy-terminated": (data, { date, money }) => ({
    subject: `Kündigung: Ihre Mietbürgschaft endet am ${date(data.on)}`,
    preview: `Zahlen Sie bis dahin ${money(data.amountCents)}, geht sie weiter.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `wir kündigen den Vertrag über Ihre Mietbürgschaft für ${data.fullAddress}, weil der Beitrag trotz unserer Mahnung nicht bezahlt ist (${data.law}).`,
      ),
      action("Jetzt zahlen", data.link),
      facts(
        ["Letzter Tag der Bürgschaft", date(data.on)],
        ["Offen", money(data.amountCents)],
        ["Vertragsnummer", data.contractNumber],
      ),
      paragraph(
        `Zahlen Sie bis zum ${date(data.on)} alles, was offen ist, gilt die Kündigung nicht, und der Vertrag geht weiter. Sonst endet er, und Ihr Vermieter kann eine andere Sicherheit verlangen. Für die Zeit bis dahin kann er noch Forderungen melden.`,
      ),
    ],
    aboutLink: "Der Link ist nur für Sie bestimmt und gilt 30 Tage.",
  }),

  "landlord-terminated": (data, { claimsUntil, date, money }) => ({
    subject: `Ihre Sicherheit für ${streetOf(data)} endet am ${date(data.on)}`,
    preview: "Haben Sie noch Forderungen? Dann melden Sie sie bitte.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `wir haben den Vertrag mit ${data.tenantName} über die Mietbürgschaft für ${data.fullAddress} gekündigt. Bis zum ${date(data.on)} sind Sie weiter mit ${money(data.depositCents)} abgesichert, danach nicht mehr.`,
      ),
      action("Ansehen oder Forderung melden", data.link),
      paragraph(
        `Was bis dahin entstanden ist, melden Sie bitte bis zum ${claimsUntil(data.claimsUntil, dayAfter(data.on))}. Ihr Mieter kann die Kündigung noch abwenden; dann schreiben wir Ihnen.`,
      ),
      facts(
        ["Abgesichert bis", date(data.on)],
        ["Forderungen möglich bis", claimsUntil(data.claimsUntil, dayAfter(data.on))],
        ["Vertragsnummer", data.contractNumber],
      ),
    ],
    smallPrint: [landlordLink],
  }),

  "termination-lifted": (data, { date }) => ({
    subject: "Bezahlt: Ihre Mietbürgschaft geht weiter",
    preview: "Unsere Kündigung gilt nicht mehr.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `danke, es ist alles bezahlt. Unsere Kündigung gilt nicht mehr, und die Bürgschaft für ${data.fullAddress} gilt ohne Unterbrechung weiter. Ihr Vermieter weiß Bescheid.`,
      ),
      action("Vertrag ansehen", data.link),
      facts(["Vereinbartes Ende", data.agreedEnd && date(data.agreedEnd)], ["Vertragsnummer", data.contractNumber]),
    ],
  }),

  "landlord-termination-lifted": (data, { date, money }) => ({
    subject: `Ihre Sicherheit für ${streetOf(data)} besteht weiter`,
    preview: "Unsere Kündigung gilt nicht mehr. Sie müssen nichts tun.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `unsere Kündigung der Mietbürgschaft von ${data.tenantName} für ${data.fullAddress} gilt nicht mehr. Sie sind ohne Unterbrechung weiter mit ${money(data.depositCents)} abgesichert.`,
      ),
      action("Bürgschaft ansehen", data.link),
      facts(["Vereinbartes Ende", data.agreedEnd && date(data.agreedEnd)], ["Vertragsnummer", data.contractNumber]),
    ],
    smallPrint: [landlordLink],
  }),
};

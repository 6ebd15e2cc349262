import { joinNames } from "../../format/join-names.ts";
import type { CoTenantMails, ToSign } from "../../mails/data/co-tenants.ts";
import { action, facts, paragraph, quote } from "../../mails/letter.ts";
import type { Letters, Words } from "../../mails/mail-data.ts";
import { streetOf } from "../../mails/street-of.ts";
import { withdrawal } from "../withdrawal.ts";
import { periods, toAccount } from "./contract.ts";
import { greet } from "./greet.ts";

const personal = "Der Link gilt 30 Tage und ist nur für Sie bestimmt. Bitte geben Sie ihn nicht weiter.";
const opensApplication = "Der Link öffnet Ihren Antrag: Leiten Sie diese E-Mail bitte nicht weiter.";
const stops: Record<CoTenantMails["signing-stopped"]["stop"], string> = {
  CARD: "wir können den Beitrag nicht mehr abbuchen. Bitte wählen Sie neu, wie Sie zahlen, und unterschreiben Sie noch einmal; die anderen Unterschriften bleiben gültig.",
  DATES:
    "der gewählte Beginn ist inzwischen vorbei. Bitte wählen Sie einen anderen Tag; danach unterschreiben alle noch einmal.",
  DOCUMENTS:
    "die Unterlagen zum Vertrag haben sich geändert. Sie haben die neuen per E-Mail bekommen: Bitte lesen Sie sie und unterschreiben Sie noch einmal, danach alle anderen.",
  HOME_TAKEN: "für die Wohnung besteht inzwischen eine andere Bürgschaft. Stimmt das nicht, schreiben Sie uns bitte.",
  NOT_OFFERED: "wir übernehmen in diesem Land zurzeit keine Bürgschaften.",
};

const names = (all: readonly string[]) => joinNames(all, "de");
const missing = (all: readonly string[]) => `${all.length > 1 ? "Es fehlen" : "Es fehlt"} noch: ${names(all)}`;

/** The contract that is to be signed, in rows. */
function contract(data: ToSign, { money }: Pick<Words, "money">) {
  return facts(
    ["Wohnung", data.fullAddress],
    ["Bürgschaft", money(data.depositCents)],
    ["Beitrag", `${money(data.premiumCents)} ${periods[data.paymentPeriod]}`],
  );
}

export const germanCoTenantLetters: Pick<Letters, Exclude<keyof CoTenantMails, "shared-repayment">> = {
  "co-tenant-invitation": (data, words) => ({
    subject: data.isChanged
      ? `${data.inviterName} hat den Vertrag geändert: Bitte unterschreiben Sie noch einmal`
      : `${data.inviterName} bittet um Ihre Unterschrift: die Bürgschaft für Ihre Wohnung`,
    preview: `Für ${data.fullAddress}. Das dauert zwei Minuten.`,
    greeting: greet(data.readerName),
    blocks: [
      paragraph(
        data.isChanged
          ? `der Vertrag über Ihre Mietbürgschaft hat sich geändert, und ${data.inviterName} hat ihn neu unterschrieben. Frühere Unterschriften gelten nicht mehr. Bitte lesen Sie ihn und unterschreiben auch Sie.`
          : `Sie mieten diese Wohnung zusammen mit ${data.inviterName}. Statt einer Barkaution hat ${data.inviterName} eine Bürgschaft von ${words.insurer.name} gewählt und schon unterschrieben. Jetzt fehlt noch Ihre Unterschrift.`,
      ),
      action("Lesen und unterschreiben", data.link),
      contract(data, words),
      paragraph(
        `Den Beitrag zahlt ${data.inviterName}. Zahlen wir einmal an Ihren Vermieter, schulden uns alle gemeinsam diese Summe. Der Vertrag liegt mit allen Unterlagen bei: Lesen Sie ihn in Ruhe, bis zur Unterschrift bindet Sie nichts.`,
      ),
      paragraph("Wissen Sie nicht, worum es geht, können Sie diese E-Mail löschen oder auf der Seite ablehnen."),
    ],
    smallPrint: [personal],
    why: `Sie bekommen diese E-Mail, weil ${data.inviterName} Sie als Mieter der Wohnung genannt hat.`,
  }),

  "co-tenant-reminder": (data, words) => ({
    subject: `${streetOf(data)}: Ihre Unterschrift fehlt noch`,
    preview: `${data.inviterName} hat schon unterschrieben. Das dauert zwei Minuten.`,
    greeting: greet(data.readerName),
    blocks: [
      paragraph(
        `${data.byTenant ? `${data.inviterName} hat uns gebeten, Sie zu erinnern: Für` : "für"} die Bürgschaft für ${data.fullAddress} fehlt noch Ihre Unterschrift. Ihr Vermieter erfährt davon erst, wenn alle unterschrieben haben.`,
      ),
      action("Lesen und unterschreiben", data.link),
      contract(data, words),
      paragraph("Möchten Sie nicht unterschreiben? Dann sagen Sie es bitte auf der Seite, damit niemand warten muss."),
    ],
    smallPrint: [personal],
    why: `Sie bekommen diese E-Mail, weil ${data.inviterName} Sie als Mieter der Wohnung genannt hat.`,
  }),

  "co-tenant-left-out": (data) => ({
    subject: `${streetOf(data)}: Ihre Unterschrift gilt nicht mehr`,
    preview: "Sie schulden nichts und müssen nichts tun.",
    greeting: greet(data.readerName),
    blocks: [
      paragraph(
        data.isLater
          ? `Sie hatten unterschrieben, um in die Bürgschaft für ${data.fullAddress} einzutreten. Daraus ist nichts geworden: Ihre Unterschrift gilt nicht mehr, und Sie schulden nichts.`
          : `${data.inviterName} hat die Bürgschaft für ${data.fullAddress} geändert und unterschreibt sie ohne Sie. Der Vertrag, den Sie unterschrieben hatten, ist nie zustande gekommen: Ihre Unterschrift gilt nicht mehr, und Sie schulden nichts.`,
      ),
      paragraph(`Sie müssen nichts tun. Kommt das für Sie überraschend, sprechen Sie bitte mit ${data.inviterName}.`),
    ],
    why: `Sie bekommen diese E-Mail, weil Sie einen Vertrag mit ${data.inviterName} unterschrieben haben.`,
  }),

  "contract-signed-together": (data, { country, date, money, supportEmail }) => ({
    subject: `Ihre Mietbürgschaft für ${streetOf(data)} ist unterschrieben`,
    preview: "Alle haben unterschrieben. Jetzt ist Ihr Vermieter an der Reihe.",
    greeting: greet(data.readerName),
    blocks: [
      paragraph(
        `alle haben unterschrieben, und der Vertrag ist im Anhang. ${data.landlordName ?? "Ihr Vermieter"} hat von uns eine E-Mail bekommen und kann dort annehmen oder ablehnen. Über die Antwort schreiben wir Ihnen.`,
      ),
      ...toAccount(data),
      facts(
        ["Mieter", data.tenantName],
        ["Wohnung", data.fullAddress],
        ["Bürgschaft", money(data.depositCents)],
        ["Beitrag", `${money(data.premiumCents)} ${periods[data.paymentPeriod]}`],
        ["Beginn", date(data.insuranceStart)],
        ["Anmelden mit", data.needsPassword ? data.email : null],
        ["Vertragsnummer", data.contractNumber],
      ),
    ],
    smallPrint: [
      ...(data.link && data.needsPassword
        ? [
            "Der Link gilt 30 Tage und funktioniert einmal. Er ist nur für Sie bestimmt. Möchten Sie den Vertrag weitergeben, leiten Sie bitte nur die Anhänge weiter.",
          ]
        : []),
      `${withdrawal[country].youMay(`mindestens bis zum ${date(data.withdrawUntil)} ohne Angabe von Gründen`)}: mit der Vertragsnummer auf unserer Seite unter „${withdrawal[country].page}“, in Ihrem Konto oder mit einer E-Mail an ${supportEmail}. Der Vertrag endet dann für alle. Die Frist von 14 Tagen beginnt, wenn Sie diese E-Mail mit dem Vertrag und alle Unterlagen haben. Was dann gilt, steht in der Belehrung im Anhang.`,
    ],
  }),

  "co-tenant-signed": (data) => ({
    subject: `${data.coTenantName} hat unterschrieben`,
    preview: `${missing(data.waitsFor)}.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `${data.coTenantName} hat die Bürgschaft für ${data.fullAddress} unterschrieben. ${missing(data.waitsFor)}. Ihrem Vermieter schreiben wir, sobald alle unterschrieben haben.`,
      ),
      action("Sehen, wer unterschrieben hat", data.link),
    ],
    smallPrint: [opensApplication],
  }),

  "co-tenants-waiting": (data) => ({
    subject:
      data.waitsFor.length > 1
        ? "Nach zwei Wochen fehlen noch Unterschriften"
        : "Nach zwei Wochen fehlt noch eine Unterschrift",
    preview: `Wir warten auf: ${names(data.waitsFor)}.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `Sie haben die Bürgschaft für ${data.fullAddress} vor zwei Wochen unterschrieben. ${missing(data.waitsFor)}. Sie können weiter warten, eine E-Mail-Adresse berichtigen oder allein unterschreiben.`,
      ),
      action("Entscheiden, wie es weitergeht", data.link),
      paragraph(
        "Unterschreiben Sie allein, prüfen wir Ihr Einkommen ohne die anderen, und Sie unterschreiben einen neuen Vertrag. Abgebucht wird nichts, bevor alle unterschrieben haben und die Bürgschaft angenommen ist.",
      ),
    ],
    smallPrint: [opensApplication],
  }),

  "co-tenant-refused": (data) => ({
    subject: `${data.coTenantName} möchte nicht unterschreiben`,
    preview: "Sie können noch einmal fragen, allein unterschreiben oder den Vertrag ändern.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(`${data.coTenantName} hat es abgelehnt, die Bürgschaft für ${data.fullAddress} zu unterschreiben.`),
      action("Entscheiden, wie es weitergeht", data.link),
      ...(data.reason ? [paragraph("Die Begründung:"), quote(data.reason)] : []),
      paragraph("Sie können noch einmal fragen, allein unterschreiben oder den Vertrag ändern. Abgebucht wird nichts."),
    ],
    smallPrint: [opensApplication],
  }),

  "co-tenant-corrected": (data) => ({
    subject: "Name berichtigt: Bitte unterschreiben Sie noch einmal",
    preview: `Aus „${data.oldName}“ ist „${data.coTenantName}“ geworden.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `aus „${data.oldName}“ ist „${data.coTenantName}“ geworden. Damit ändert sich der Vertrag für ${data.fullAddress}. Bitte bestätigen Sie Ihre Angaben noch einmal und unterschreiben Sie neu. Die anderen bekommen dann eine neue E-Mail.`,
      ),
      action("Weitermachen", data.link),
    ],
    smallPrint: [opensApplication],
  }),

  "signing-stopped": (data) => ({
    subject: "Ihr Vertrag ist noch nicht geschlossen",
    preview: `${data.coTenantName} wollte unterschreiben, aber das ging nicht.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `${data.coTenantName} wollte die Bürgschaft für ${data.fullAddress} unterschreiben, aber ${stops[data.stop]}`,
      ),
      action("Weitermachen", data.link),
    ],
    smallPrint: [opensApplication],
  }),
};

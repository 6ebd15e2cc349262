import { joinNames } from "../../format/join-names.ts";
import type { JoiningMails } from "../../mails/data/joining.ts";
import { action, facts, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";
import type { ChangedPeople, Contract } from "../../mails/mail-parts.ts";
import { streetOf } from "../../mails/street-of.ts";
import { sayDifference } from "../../terms-difference.ts";
import { germanTerms } from "../terms-phrases.ts";
import { toAccount } from "./contract.ts";
import { greet } from "./greet.ts";

const personal = "Der Link ist nur für Sie bestimmt. Bitte geben Sie ihn nicht weiter.";

const tenants = ({ tenantNames = [], tenantName }: Contract) =>
  joinNames(tenantNames.length > 0 ? tenantNames : [tenantName], "de");

function what({ joins, leaves, readerName }: ChangedPeople & { readerName: string }): string {
  const isReader = leaves === readerName;
  if (joins === null) return `${isReader ? "Sie sollen" : `${leaves} soll`} aus dem Vertrag ausscheiden`;
  return leaves === null
    ? `${joins} soll in den Vertrag eintreten`
    : `${joins} soll an ${isReader ? "Ihre Stelle" : `die Stelle von ${leaves}`} treten`;
}

export const germanJoiningLetters: Pick<Letters, keyof JoiningMails> = {
  "co-tenant-asked": (data, { date }) => ({
    subject: `${streetOf(data)}: ${what(data)}. Stimmen Sie zu?`,
    preview: `Bitte antworten Sie bis zum ${date(data.until)}.`,
    greeting: greet(data.readerName),
    blocks: [
      paragraph(
        `es geht um die Mietbürgschaft für ${data.fullAddress}: ${what(data)}. Dafür müssen alle Mieter und der Vermieter zustimmen; bis dahin bleibt alles, wie es ist.`,
      ),
      action("Ansehen und antworten", data.link),
      facts(["Bitte antworten bis", date(data.until)], ["Vertragsnummer", data.contractNumber]),
      ...(data.leaves === null
        ? []
        : [
            paragraph(
              data.leaves === data.readerName
                ? "Sobald die Änderung gilt, sind Sie aus der Haftung entlassen: Für das, was wir danach an den Vermieter zahlen, schulden Sie nichts. Ihr Zugang zu diesem Vertrag endet."
                : `Sobald die Änderung gilt, ist ${data.leaves} aus der Haftung entlassen. Was wir danach an den Vermieter zahlen, schulden uns allein die übrigen, auch Sie.`,
            ),
          ]),
      ...(data.joins === null
        ? []
        : [
            paragraph(
              `${data.joins} unterschreibt und kann die Unterschrift 14 Tage lang zurücknehmen; erst dann gilt die Änderung. Von da an haftet ${data.joins} gemeinsam mit ${data.leaves === data.readerName ? "den anderen" : "Ihnen"}.`,
            ),
          ]),
    ],
    smallPrint: [personal],
  }),

  "co-tenant-to-sign": (data, words) => ({
    subject: `${streetOf(data)}: Bitte unterschreiben Sie die höhere Mietbürgschaft`,
    preview: `Der Vermieter stimmt zu. Unterschreiben können Sie bis zum ${words.date(data.until)}.`,
    greeting: greet(data.readerName),
    blocks: [
      paragraph(
        `der Vermieter möchte für ${data.fullAddress} mehr Sicherheit, und die Mietbürgschaft soll steigen. Der Vermieter und ${data.tenantNames?.[0] ?? "der erste Mieter"} sind einverstanden. Sie steigt nur, wenn alle Mieter unterschreiben; bis dahin bleibt alles, wie es ist.`,
      ),
      action("Lesen und unterschreiben", data.link),
      facts(
        ...sayDifference(data.difference, words, germanTerms),
        ["Bitte unterschreiben bis", words.date(data.until)],
        ["Vertragsnummer", data.contractNumber],
      ),
      paragraph(
        "Zahlen wir einmal an den Vermieter, schulden uns alle Mieter gemeinsam diese Summe, bis zur höheren Bürgschaft. Den Beitrag zahlt weiter der erste Mieter.",
      ),
      paragraph(
        "Im Anhang finden Sie den Nachtrag als Entwurf und alle Unterlagen zum Vertrag. Ihre Unterschrift können Sie 14 Tage lang ohne Begründung zurücknehmen; erst danach gilt die höhere Summe.",
      ),
    ],
    smallPrint: [personal],
  }),

  "co-tenant-to-join": (data, { date, money, insurer }) => ({
    subject: `${streetOf(data)}: Bitte unterschreiben Sie die Mietbürgschaft`,
    preview: `Für ${data.fullAddress}. Das dauert zwei Minuten.`,
    greeting: greet(data.readerName),
    blocks: [
      paragraph(
        `Sie wurden uns als Mieter von ${data.fullAddress} genannt. Statt einer Barkaution gibt es dort eine Bürgschaft von ${insurer.name}. ${data.leaves === null ? "In diesen Vertrag sollen Sie eintreten." : `In diesen Vertrag sollen Sie an der Stelle von ${data.leaves} eintreten.`}`,
      ),
      action("Lesen und unterschreiben", data.link),
      facts(
        ["Mieter bisher", tenants(data)],
        ["Bürgschaft", money(data.depositCents)],
        ["Bitte unterschreiben bis", date(data.until)],
        ["Vertragsnummer", data.contractNumber],
      ),
      paragraph(
        `Zahlen wir einmal an den Vermieter, schulden uns alle Mieter gemeinsam diese Summe. Sie haften für das, was wir ab Ihrem Eintritt zahlen, und nicht für das, was wir vorher gezahlt haben. Den Beitrag zahlt weiter ${data.tenantNames?.[0] ?? data.tenantName}.`,
      ),
      paragraph(
        "Im Anhang finden Sie den Nachtrag und alle Unterlagen zum Vertrag. Nach Ihnen muss noch der Vermieter zustimmen. Ihre Unterschrift können Sie 14 Tage lang ohne Begründung zurücknehmen; erst danach gilt sie.",
      ),
      paragraph("Wissen Sie nicht, worum es geht, können Sie diese E-Mail löschen oder auf der Seite ablehnen."),
    ],
    smallPrint: [personal],
    why: "Sie bekommen diese E-Mail, weil Sie uns als Mieter der Wohnung genannt wurden.",
  }),

  "co-tenant-joined": (data, { date, money }) => ({
    subject: `Sie gehören jetzt zur Mietbürgschaft für ${streetOf(data)}`,
    preview: "Alle haben zugestimmt. Der Nachtrag kommt in einer eigenen E-Mail.",
    greeting: greet(data.readerName),
    blocks: [
      paragraph(
        "alle haben zugestimmt, und die Frist, Ihre Unterschrift zurückzunehmen, ist vorbei. Sie sind jetzt Mieter in diesem Vertrag und haben dieselben Rechte wie die anderen. Der Nachtrag und die neue Urkunde kommen in einer eigenen E-Mail.",
      ),
      ...toAccount(data),
      facts(
        ["Mieter", tenants(data)],
        ["Wohnung", data.fullAddress],
        ["Bürgschaft", money(data.depositCents)],
        ["Sie haften ab", date(data.from)],
        ["Anmelden mit", data.needsPassword ? data.email : null],
        ["Vertragsnummer", data.contractNumber],
      ),
    ],
    smallPrint:
      data.link && data.needsPassword
        ? ["Der Link gilt 30 Tage und funktioniert einmal. Er ist nur für Sie bestimmt."]
        : [],
  }),

  "co-tenant-released": (data, { date }) => ({
    subject: `Sie sind aus der Mietbürgschaft für ${streetOf(data)} entlassen`,
    preview: "Sie schulden aus diesem Vertrag nichts.",
    greeting: greet(data.readerName),
    blocks: [
      paragraph(
        `alle Mieter und der Vermieter haben zugestimmt: Seit dem ${date(data.from)} gehören Sie nicht mehr zur Mietbürgschaft für ${data.fullAddress}. Wir entlassen Sie aus der Haftung: Für das, was wir ab diesem Tag an den Vermieter zahlen, schulden Sie nichts. Es war keine Forderung offen und nichts zurückzuzahlen; auch für die Zeit davor schulden Sie also nichts.`,
      ),
      paragraph("Der Nachtrag ist im Anhang. Bitte bewahren Sie ihn auf. Ihr Zugang zu diesem Vertrag ist beendet."),
      facts(["Entlassen am", date(data.from)], ["Vertragsnummer", data.contractNumber]),
    ],
  }),
};

import { facts, heading, paragraph } from "../../policy-documents/pdf.ts";
import type { ChangedPeople } from "../../mails/mail-parts.ts";
import type { AmendmentSide } from "../../policy-documents/pdf-data.ts";
import type { PdfTexts } from "../../policy-documents/pdf-words.ts";
import { sayDifference } from "../../terms-difference.ts";
import { germanTerms } from "../terms-phrases.ts";

const sides: Record<AmendmentSide, string> = {
  TENANT: "Mieterin oder Mieter",
  LANDLORD: "Vermieterin oder Vermieter",
  NEW_LANDLORD: "Neue Vermieterin oder neuer Vermieter",
  NEW_MAILBOX: "Mieterin oder Mieter",
  CO_TENANTS: "Eine Mieterin oder ein Mieter",
  NEW_TENANT: "Neue Mieterin oder neuer Mieter",
  STAFF: "Wir",
};

export const germanAmendment: Pick<PdfTexts, "amendment"> = {
  amendment: (data, words) => ({
    title: "Nachtrag zum Vertrag",
    subtitle: `Mietbürgschaft ${data.contractNumber}, ${data.inForce ? `Fassung ${data.inForce.number}` : "Entwurf"}`,
    dated: data.at,
    blocks: [
      paragraph(
        data.inForce
          ? `Ab dem ${words.date(data.inForce.from)} gilt der Vertrag in der Fassung ${data.inForce.number}. Was hier nicht genannt ist, bleibt wie vereinbart.`
          : `Dieser Entwurf wird mit ${data.areSeveral && !data.people ? "den Unterschriften aller Mieter" : "der Unterschrift"} Teil des Vertrags${data.people ? ", sobald alle anderen Mieter und der Vermieter zugestimmt haben" : ""}. ${data.people ? "Die Unterschrift" : data.areSeveral ? "Jede" : "Sie"} kann 14 Tage lang ohne Begründung zurückgenommen werden; danach gilt er. Was hier nicht genannt ist, bleibt wie vereinbart.`,
      ),
      heading("Was sich ändert"),
      facts(...sayDifference(data.difference, words, germanTerms)),
      heading("Der Vertrag ab diesem Tag"),
      facts(
        [data.areSeveral ? "Mieterinnen und Mieter" : "Mieterin oder Mieter", data.tenantName],
        ["Vermieterin oder Vermieter", data.landlordName],
        ["Wohnung", data.fullAddress],
        ["Bürgschaft bis zu", words.money(data.depositCents)],
        ["Beitrag", germanTerms.premium[data.premium.paymentPeriod](words.money(data.premium.premiumCents))],
        ["Beginn", words.date(data.insuranceStart)],
        ["Ende", data.insuranceEnd ? words.date(data.insuranceEnd) : germanTerms.openEnd],
      ),
      ...(data.people ? sayLiability(data.people) : !data.inForce && data.areSeveral ? sayRaisedLiability() : []),
      ...(data.inForce
        ? [
            heading("Zugestimmt haben"),
            facts(...data.agreed.map(({ by, name, at }) => [name ?? sides[by], words.time(at)] as const), [
              "In Kraft seit",
              words.time(data.at),
            ]),
          ]
        : data.people
          ? []
          : [
              heading("Beitrag bis zur nächsten Fälligkeit"),
              paragraph(
                "Von dem Tag an, an dem die höhere Summe gilt, ist der höhere Beitrag zu zahlen, auf Tag und Cent genau. Was dadurch zu einem schon gezahlten Beitrag hinzukommt, wird sofort abgebucht oder, wenn es wenig ist, mit dem nächsten Beitrag.",
              ),
            ]),
    ],
  }),
};

function sayRaisedLiability() {
  return [
    heading("Wer haftet"),
    paragraph("Alle Mieter haften gemeinsam für das, was der Bürge zahlt, bis zur höheren Summe."),
  ];
}

function sayLiability({ joins, leaves }: ChangedPeople) {
  return [
    heading("Wer haftet"),
    ...(joins === null
      ? []
      : [
          paragraph(
            `${joins} haftet gemeinsam mit den anderen Mietern für das, was der Bürge von diesem Tag an zahlt, und nicht für das, was er vorher gezahlt hat.`,
          ),
        ]),
    ...(leaves === null
      ? []
      : [
          paragraph(
            `${leaves} scheidet aus dem Vertrag aus. Der Bürge entlässt ${leaves} aus der Haftung für alles, was er von diesem Tag an zahlt. Als dies vereinbart wurde, war keine Forderung offen und keine Auszahlung zurückzuzahlen.`,
          ),
        ]),
  ];
}

import type { AppliedToTenant, ForLandlord } from "../../mails/data/amendment.ts";
import { action, facts, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";
import type { Amended, Contract, TermsDifference } from "../../mails/mail-parts.ts";
import { streetOf } from "../../mails/street-of.ts";
import { sayDifference } from "../../terms-difference.ts";
import { germanTerms } from "../terms-phrases.ts";
import { greet } from "./greet.ts";
import { landlordLink } from "./landlord-link.ts";

interface News {
  subject: string;
  text: string;
}

const isYearly = ({ after }: TermsDifference) => after.premium?.paymentPeriod === "YEARLY";

const forTenant: Record<Amended["kind"], (change: AppliedToTenant & Pick<Contract, "isToAll">) => News> = {
  NEW_LANDLORD: () => ({
    subject: "Ihre Mietbürgschaft gilt jetzt für Ihren neuen Vermieter",
    text: "Ihre Mietbürgschaft sichert jetzt Ihren neuen Vermieter ab. Ihr Beitrag bleibt gleich, und Sie müssen nichts tun.",
  }),
  LOWER_DEPOSIT: () => ({
    subject: "Ihr Vermieter hat einen Teil Ihrer Mietbürgschaft freigegeben",
    text: "Ihr Vermieter hat einen Teil Ihrer Mietbürgschaft freigegeben. Ab jetzt zahlen Sie nur noch für den Rest.",
  }),
  TENANT_NAME: ({ number }) =>
    number === null
      ? {
          subject: "Ein Name in Ihrem Vertrag ist berichtigt",
          text: "Ihr Vertrag nennt einen von Ihnen jetzt mit dem richtigen Namen, den wir geprüft haben.",
        }
      : {
          subject: "Ihre Angaben sind berichtigt",
          text: "In Ihrem Vertrag stehen jetzt die Angaben, die Sie uns mitgeteilt haben.",
        },
  LANDLORD_CONTACT: () => ({
    subject: "In Ihrer Mietbürgschaft sind die Angaben Ihres Vermieters berichtigt",
    text: "die Angaben Ihres Vermieters sind berichtigt und stehen jetzt so in Ihrer Mietbürgschaft. Ihr Beitrag bleibt gleich. Steht dort jemand, der nicht Ihr Vermieter ist, schreiben Sie uns bitte gleich.",
  }),
  HIGHER_DEPOSIT: ({ isToAll }) => ({
    subject: "Ihre Mietbürgschaft ist ab heute höher",
    text: `${isToAll ? "Sie alle haben" : "Sie haben"} den Nachtrag unterschrieben, und Ihre Mietbürgschaft gilt jetzt für die höhere Summe.`,
  }),
  END: () => ({
    subject: "Ihre Mietbürgschaft ist verlängert",
    text: "Ihr Vermieter hat zugestimmt, und Ihre Mietbürgschaft läuft weiter.",
  }),
  START: () => ({
    subject: "Ihre Mietbürgschaft beginnt an einem anderen Tag",
    text: "wie mit Ihrem Vermieter vereinbart, beginnt Ihre Mietbürgschaft an einem anderen Tag. Der erste Beitrag wird fällig, wenn sie beginnt.",
  }),
  HOME: () => ({
    subject: "Die Adresse Ihrer Wohnung ist berichtigt",
    text: "wie mit Ihrem Vermieter vereinbart, steht in Ihrer Mietbürgschaft jetzt die richtige Adresse.",
  }),
  CO_TENANTS: () => ({
    subject: "In Ihrer Mietbürgschaft stehen ab heute andere Mieter",
    text: "alle Mieter und Ihr Vermieter haben zugestimmt. Ab heute haften die hier genannten Mieter gemeinsam; wer nicht mehr genannt ist, ist aus der Haftung entlassen.",
  }),
  PAYMENT_PERIOD: ({ difference }) => ({
    subject: isYearly(difference) ? "Sie zahlen jetzt jährlich" : "Sie zahlen jetzt monatlich",
    text: `wie gewünscht zahlen Sie jetzt ${isYearly(difference) ? "einmal im Jahr" : "jeden Monat"}.`,
  }),
};

const forLandlord: Record<ForLandlord, (street: string) => News> = {
  LOWER_DEPOSIT: (street) => ({
    subject: `Ein Teil der Mietbürgschaft für ${street} ist freigegeben`,
    text: "Sie haben einen Teil der Mietbürgschaft freigegeben. Der Rest sichert Sie weiter ab.",
  }),
  TENANT_NAME: (street) => ({
    subject: `Der Name Ihres Mieters in der Mietbürgschaft für ${street} ist berichtigt`,
    text: "in der Mietbürgschaft steht jetzt der richtige Name Ihres Mieters, den wir geprüft haben. Sonst ändert sich für Sie nichts.",
  }),
  LANDLORD_CONTACT: (street) => ({
    subject: `Ihre Angaben in der Mietbürgschaft für ${street} sind berichtigt`,
    text: "Ihre Angaben stehen jetzt so bei uns, wie sie uns mitgeteilt wurden. Kam das nicht von Ihnen, schreiben Sie uns bitte gleich.",
  }),
  HIGHER_DEPOSIT: (street) => ({
    subject: `Die Mietbürgschaft für ${street} ist ab heute höher`,
    text: "Ihr Mieter hat unterschrieben, und die Mietbürgschaft sichert Sie jetzt mit der höheren Summe ab.",
  }),
  END: (street) => ({
    subject: `Die Mietbürgschaft für ${street} ist verlängert`,
    text: "Sie haben zugestimmt, und die Mietbürgschaft sichert Sie weiter ab.",
  }),
  START: (street) => ({
    subject: `Die Mietbürgschaft für ${street} beginnt an einem anderen Tag`,
    text: "wie mit Ihrem Mieter vereinbart, beginnt die Mietbürgschaft an einem anderen Tag.",
  }),
  CO_TENANTS: (street) => ({
    subject: `In der Mietbürgschaft für ${street} stehen ab heute andere Mieter`,
    text: "Sie und alle Mieter haben zugestimmt. Die Absicherung bleibt für Sie dieselbe.",
  }),
  HOME: (street) => ({
    subject: `Die Adresse in der Mietbürgschaft für ${street} ist berichtigt`,
    text: "wie mit Ihrem Mieter vereinbart, steht in der Mietbürgschaft jetzt die richtige Adresse.",
  }),
};

function sayAttached({ number, hasCertificate }: AppliedToTenant): string {
  if (number === null) return hasCertificate ? "Im Anhang ist die neue Urkunde, die die frühere ersetzt." : "";
  return hasCertificate
    ? "Im Anhang sind der Nachtrag zu Ihrem Vertrag und die neue Urkunde, die die frühere ersetzt."
    : "Der Nachtrag zu Ihrem Vertrag ist im Anhang.";
}

export const germanAppliedLetters: Pick<Letters, "amendment-applied" | "landlord-amendment-applied"> = {
  "amendment-applied": (data, words) => {
    const { subject, text } = forTenant[data.kind](data);
    const { money, date } = words;
    return {
      subject,
      preview: sayAttached(data) || "Sie müssen nichts tun.",
      greeting: greet(data.tenantName),
      blocks: [
        paragraph(
          [
            text,
            data.refundCents > 0 ? `Sie bekommen ${money(data.refundCents)} zurück.` : "",
            data.moreCents > 0 ? `Dazu kommen jetzt ${money(data.moreCents)}.` : "",
            sayAttached(data),
          ]
            .filter(Boolean)
            .join(" "),
        ),
        facts(
          ...sayDifference(data.difference, words, germanTerms),
          ["Gilt ab", date(data.from)],
          ["Wohnung", data.difference.after.fullAddress ? null : data.fullAddress],
          ["Vertragsnummer", data.contractNumber],
        ),
      ],
    };
  },

  "landlord-amendment-applied": (data, words) => {
    const { subject, text } = forLandlord[data.kind](streetOf(data));
    return {
      subject,
      preview: data.hasCertificate ? "Die neue Urkunde ist im Anhang." : "Sie müssen nichts tun.",
      greeting: greet(data.landlordName),
      blocks: [
        paragraph(data.hasCertificate ? `${text} Die neue Urkunde ist im Anhang; sie ersetzt die frühere.` : text),
        action("Bürgschaft öffnen", data.link),
        facts(
          ...sayDifference(data.difference, words, germanTerms),
          ["Gilt ab", words.date(data.from)],
          ["Mieter", data.difference.after.tenantName ? null : data.tenantName],
          ["Wohnung", data.difference.after.fullAddress ? null : data.fullAddress],
          ["Vertragsnummer", data.contractNumber],
        ),
      ],
      smallPrint: [landlordLink],
    };
  },
};

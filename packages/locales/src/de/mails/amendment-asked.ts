import type { AskedOfOther } from "../../mails/data/amendment.ts";
import { action, facts, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";
import { streetOf } from "../../mails/street-of.ts";
import { sayDifference } from "../../terms-difference.ts";
import { germanTerms } from "../terms-phrases.ts";
import { greet } from "./greet.ts";
import { landlordLink } from "./landlord-link.ts";

const asked: Record<AskedOfOther, string> = {
  HIGHER_DEPOSIT: "eine höhere Mietbürgschaft",
  END: "eine Verlängerung der Mietbürgschaft",
  CO_TENANTS: "eine Änderung der Mieter in der Mietbürgschaft",
  HOME: "eine Berichtigung der Adresse in der Mietbürgschaft",
  PAYMENT_PERIOD: "eine andere Zahlungsweise der Mietbürgschaft",
  START: "einen anderen Beginn der Mietbürgschaft",
  LOWER_DEPOSIT: "die Freigabe eines Teils der Mietbürgschaft",
};

/** One side of the contract asks for a change, to which the other one has to agree. */
export const germanAskedLetters: Pick<Letters, "amendment-asked" | "amendment-to-sign" | "landlord-amendment-asked"> = {
  "amendment-asked": (data, words) => ({
    subject: data.byDesk
      ? `${streetOf(data)}: Stimmen Sie dieser Änderung zu?`
      : `Ihr Vermieter bittet um ${asked[data.kind]}`,
    preview: `Bitte antworten Sie bis zum ${words.date(data.until)}.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `${data.byDesk ? `wir wurden um ${asked[data.kind]} für ${data.fullAddress} gebeten.` : `Ihr Vermieter bittet um ${asked[data.kind]} für ${data.fullAddress}.`} Die Änderung gilt nur, wenn Sie zustimmen; sonst bleibt alles, wie es ist.`,
      ),
      action("Ansehen und antworten", data.link),
      facts(
        ...sayDifference(data.difference, words, germanTerms),
        ["Bitte antworten bis", words.date(data.until)],
        ["Vertragsnummer", data.contractNumber],
      ),
    ],
  }),

  "amendment-to-sign": (data, words) => ({
    subject: "Bitte unterschreiben Sie: Ihre höhere Mietbürgschaft",
    preview: `Ihr Vermieter stimmt zu. Unterschreiben können Sie bis zum ${words.date(data.until)}.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `Ihr Vermieter stimmt der höheren Mietbürgschaft für ${data.fullAddress} zu. Im Anhang finden Sie den Nachtrag als Entwurf und die Unterlagen zum Vertrag, soweit sie neu sind. Bitte lesen Sie sie; unterschreiben können Sie dann in Ihrem Konto.`,
      ),
      action("Ansehen und unterschreiben", data.link),
      facts(
        ...sayDifference(data.difference, words, germanTerms),
        ["Bitte unterschreiben bis", words.date(data.until)],
        ["Vertragsnummer", data.contractNumber],
      ),
      ...(data.tenantNames
        ? [
            paragraph(
              "Danach unterschreiben die anderen Mieter, jeder über einen Link in einer E-Mail. Es gilt nur, wenn Sie alle unterschreiben.",
            ),
          ]
        : []),
      paragraph(
        "Unterschreiben Sie nicht, bleibt es bei der bisherigen Summe. Ihre Unterschrift können Sie 14 Tage lang ohne Begründung zurücknehmen, im Konto oder mit ein paar Zeilen an uns. Erst danach gelten die höhere Summe und der höhere Beitrag, bis dahin kostet es Sie nichts.",
      ),
      paragraph(
        "Von da an zahlen Sie bis zum nächsten Beitrag den Unterschied auf den Tag genau: sofort oder, wenn er klein ist, mit dem nächsten Beitrag.",
      ),
    ],
  }),

  "landlord-amendment-asked": (data, words) => ({
    subject: data.byDesk
      ? `${streetOf(data)}: Stimmen Sie dieser Änderung zu?`
      : `${streetOf(data)}: Ihr Mieter bittet um ${asked[data.kind]}`,
    preview: `Bitte antworten Sie bis zum ${words.date(data.until)}.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${data.byDesk ? `wir wurden um ${asked[data.kind]} von ${data.tenantName} für ${data.fullAddress} gebeten.` : `${data.tenantName} ${words.agree("bittet", "bitten")} um ${asked[data.kind]} für ${data.fullAddress}.`} Die Änderung gilt nur, wenn Sie zustimmen; sonst bleibt alles, wie es ist. Sie kostet Sie nichts.`,
      ),
      action("Ansehen und antworten", data.link),
      facts(
        ...sayDifference(data.difference, words, germanTerms),
        ["Bitte antworten bis", words.date(data.until)],
        ["Vertragsnummer", data.contractNumber],
      ),
    ],
    smallPrint: [landlordLink],
  }),
};

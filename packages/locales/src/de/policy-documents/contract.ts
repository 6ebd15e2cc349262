import { countryFacts } from "@kautia/contract/countries";
import { joinNames } from "../../format/join-names.ts";
import { dayPriceCents } from "../../format/day-price.ts";
import { lastPremiumOf } from "../../format/last-premium.ts";
import { withdrawal } from "../withdrawal.ts";
import { germanNeeds as needs } from "./needs.ts";
import { textForm } from "./text-form.ts";
import {
  facts,
  heading,
  inGroups,
  list,
  note,
  notice,
  pageBreak,
  paragraph,
  party,
  proof,
  signature,
  type PdfBlock,
} from "../../policy-documents/pdf.ts";
import type { PdfData } from "../../policy-documents/pdf-data.ts";
import type { PdfTexts, PdfWords } from "../../policy-documents/pdf-words.ts";

type Contract = PdfData["contract"];

const periods = {
  YEARLY: { price: "im Jahr", ahead: "Jährlich im Voraus" },
  MONTHLY: { price: "im Monat", ahead: "Monatlich im Voraus" },
};
const law = {
  de: "eine selbstschuldnerische Bürgschaft (§§ 765, 773 BGB)",
  at: "eine Bürgschaft als Bürge und Zahler (§ 1357 ABGB)",
};
/** In Austria a guarantee is void until the landlord has the signed certificate. */
const accepted = { de: "angenommen hat", at: "angenommen und die unterschriebene Urkunde hat" };
/** The law limits the deposit by this rent, in Austria gross where the lease agrees so (docs/law.md). */
const rent = { de: "Miete ohne Nebenkosten", at: "Miete laut Mietvertrag" };
/** Several tenants owe jointly and severally. */
const liability = { de: "§ 421 BGB", at: "§ 891 ABGB" };
/** What one of several tenants does for all. */
const forAll = { de: "Widerruft", at: "Erklärt den Rücktritt" };
const button = "„Zahlungspflichtig unterschreiben“";

export const germanContract: Pick<PdfTexts, "contract"> = {
  contract: (data, words) => ({
    title: data.signed ? "Vertrag über eine Mietbürgschaft" : "Vertragsentwurf: Mietbürgschaft",
    subtitle: data.signed ? `Vertragsnummer ${data.signed.contractNumber}` : "Vor der Unterschrift zu lesen",
    dated: data.signed?.at ?? data.consents.at,
    mostPages: 2,
    blocks: [...terms(data, words), pageBreak, ...rights(data, words), ...sign(data, words)],
    annex: {
      title: data.signed ? `Anhang zum Vertrag ${data.signed.contractNumber}` : "Anhang zum Vertragsentwurf",
      blocks: [
        ...proofOfSignature(data, words),
        ...consents(data, words),
        ...needs(data, words),
        ...documents(data, words),
      ],
    },
  }),
};

function terms(data: Contract, words: PdfWords): PdfBlock[] {
  const { tenant, coTenants, landlord } = data;
  const { name, address, phone, register, state, supervisor } = words.insurer;
  const { price, ahead } = periods[data.paymentPeriod];
  return [
    ...(data.signed
      ? []
      : [notice("Diesen Vertrag können Sie unterschreiben. Vorher bindet er Sie nicht. Heben Sie ihn gern auf.")]),
    heading("Wer den Vertrag schließt"),
    {
      kind: "parties",
      parties: [
        coTenants
          ? party("Mieterinnen und Mieter", joinNames([tenant.name, ...coTenants], "de"))
          : party(
              "Mieterin oder Mieter",
              tenant.name,
              tenant.address,
              tenant.birthDate && `geboren am ${words.date(tenant.birthDate)}`,
              tenant.email,
            ),
        party("Bürge", name, address, phone && `Telefon ${phone}`, `${register}, ${state}`, `Aufsicht: ${supervisor}`),
      ],
    },
    note(
      `„Sie“ sind ${coTenants ? "alle, die zusammen mieten, und jede und jeder Einzelne von ihnen" : "die Mieterin oder der Mieter"}, „wir“ sind der Bürge. ${words.brandName} (${words.supportEmail}) vermittelt den Vertrag und nimmt Erklärungen für uns entgegen.`,
    ),
    heading("Wohnung und Kaution"),
    facts(
      ["Wohnung", data.fullAddress],
      ["Vermieterin oder Vermieter", nameLandlord(landlord)],
      [rent[words.country], `${words.money(data.coldRentCents)} im Monat`],
      ["Wir bürgen bis zu", `${words.money(data.depositCents)}, für alle Forderungen zusammen`],
    ),
    heading("Beitrag und Zahlung"),
    facts(
      ["Beitrag", `${words.money(data.premiumCents)} ${price}, mit allen Steuern und Abgaben`],
      [
        "Zahlung",
        `${ahead}, von ${coTenants ? `Karte oder Konto von ${tenant.name}` : "Ihrer Karte oder Ihrem Konto"}, an uns über ${words.brandName}`,
      ],
      [
        "Fällig",
        "Bei Beginn, frühestens mit der Annahme, danach am ersten Tag jedes Zeitraums; per Lastschrift einige Tage später",
      ],
      ["Wer zahlt", coTenants ? `${tenant.name}. Die anderen schulden keinen Beitrag.` : null],
      ["Letzter Beitrag", lastPremium(data, words)],
      ["Weitere Kosten", "Keine, auch nicht für Mahnungen, Forderungen oder die Verwaltung"],
    ),
  ];
}

/** The creditor, who acts for them, and where they can be reached. */
function nameLandlord({ name, representedBy, address, email }: Contract["landlord"]): string {
  const representative = representedBy && `vertreten durch ${representedBy}`;
  return [name, representative, address, email].filter(Boolean).join(", ");
}

function lastPremium(data: Contract, words: PdfWords): string | null {
  const last = lastPremiumOf(data);
  return (
    last && `${words.money(last.amountCents)}, für die Tage vom ${words.date(last.from)} bis ${words.date(last.until)}`
  );
}

function rights(data: Contract, words: PdfWords): PdfBlock[] {
  const { noun, period, ifYou, youMay } = withdrawal[words.country];
  return [
    heading("Laufzeit"),
    facts(
      [
        "Beginn der Bürgschaft",
        `Am ${words.date(data.insuranceStart)}${data.consents.earlyFulfilment ? "" : `, nicht vor dem Ende der ${period}`}, sobald Ihre Vermieterin oder Ihr Vermieter ${accepted[words.country]}`,
      ],
      [
        "Ende der Bürgschaft",
        data.insuranceEnd
          ? `Am ${words.date(data.insuranceEnd)}, früher mit der Freigabe`
          : "Mit der Freigabe durch Ihre Vermieterin oder Ihren Vermieter",
      ],
    ),
    heading("Wofür wir einstehen"),
    list(
      `Wir geben Ihrer Vermieterin oder Ihrem Vermieter an Stelle einer Barkaution ${law[words.country]}. Wird sie abgelehnt, endet der Vertrag, und Sie zahlen nichts.`,
      "Wird Geld gefordert, unterrichten wir Sie unverzüglich; Sie können binnen vier Wochen widersprechen. Wir prüfen jede Forderung, auch ohne Widerspruch, und zahlen nur, was berechtigt ist.",
      data.coTenants
        ? `Was wir zahlen, erstatten Sie uns. Jede und jeder von Ihnen schuldet die ganze Summe, bis sie bezahlt ist (${liability[words.country]}).`
        : "Was wir zahlen, erstatten Sie uns.",
    ),
    heading(noun),
    paragraph(
      `${youMay(`binnen ${data.withdrawalDays} Tagen ohne Begründung ${textForm[words.country]}`)}, auf unseren Seiten oder an ${words.supportEmail}. Die Frist beginnt, wenn Sie unterschrieben und den Vertrag mit allen Unterlagen und der Belehrung erhalten haben.${data.coTenants ? ` ${forAll[words.country]} eine oder einer von Ihnen, endet der Vertrag für alle.` : ""}`,
    ),
    paragraph(
      `${words.withdrawalRule} ${
        data.consents.earlyFulfilment
          ? `Die Bürgschaft beginnt auf Ihren Wunsch am ${words.date(data.insuranceStart)}, auch vor dem Ende der Frist. ${ifYou}, zahlen Sie für die Tage bis dahin, höchstens ${words.money(dayPriceCents(data))} am Tag.`
          : `Einen Beginn vor dem Ende der Frist haben Sie nicht gewünscht: Die Bürgschaft beginnt erst danach, und ein ${noun} innerhalb der Frist kostet Sie nichts.`
      }`,
    ),
    heading("Kündigung"),
    paragraph(
      `Kündigen können Sie jederzeit ${textForm[words.country]}, am einfachsten in Ihrem Konto. Wir bitten dann um die Freigabe und erinnern daran. Mit ihr endet der Vertrag; zu viel gezahlten Beitrag erstatten wir auf den Tag genau.${data.coTenants ? " Kündigen kann jede und jeder von Ihnen, für alle." : ""}`,
    ),
    paragraph(
      "Sind Sie ausgezogen und fehlt die Freigabe, genügt ein Nachweis, etwa das Übergabeprotokoll: Ab dem Auszug, frühestens ab der Kündigung, schulden Sie keinen Beitrag mehr. Die Bürgschaft besteht weiter, bis sie freigegeben wird oder wie vereinbart endet.",
    ),
    ...(words.insurer.mayEndUnpaid
      ? [
          paragraph(
            `Bleibt ein Beitrag trotz einer Mahnung mit zwei Wochen Frist unbezahlt, können wir kündigen (${countryFacts[words.country].unpaidLaw}). Die Bürgschaft endet dann einen Monat später; zahlen Sie bis dahin alles, läuft der Vertrag weiter.`,
          ),
        ]
      : []),
  ];
}

function sign({ tenant, coTenants = [], signed }: Contract, words: PdfWords): PdfBlock[] {
  const signedOn = (at: string) => `Elektronisch unterschrieben am ${words.time(at)}, mit der Schaltfläche ${button}.`;
  return [
    heading("Unterschrift"),
    paragraph(
      `Zum Vertrag gehören der Anhang und die Unterlagen, die er mit Fassung und Prüfsumme nennt. Sie ${signed ? "haben sie vor der Unterschrift erhalten" : "erhalten sie vor der Unterschrift"}.${coTenants.length > 0 ? " Er ist geschlossen, sobald Sie alle unterschrieben haben." : ""}`,
    ),
    ...(signed
      ? [tenant.name, ...coTenants].map((name, index) =>
          signature(name, signedOn(signed.signatures?.[index] ?? signed.at)),
        )
      : [paragraph(`Noch nicht unterschrieben. Das geht auf unserer Seite mit der Schaltfläche ${button}.`)]),
  ];
}

function proofOfSignature({ tenant, coTenants, signed, versions }: Contract, words: PdfWords): PdfBlock[] {
  const rows = [
    [
      "Unterschrieben von",
      signed && (coTenants ? joinNames([tenant.name, ...coTenants], "de") : `${tenant.name}, ${tenant.email}`),
    ],
    [coTenants ? "Von allen unterschrieben am" : "Unterschrieben am", signed && words.time(signed.at)],
    ["Tarif", versions ? words.version(versions.tariff) : null],
    ["Annahmeregeln", versions ? words.version(versions.rules) : null],
  ] as const;
  if (rows.every(([, value]) => value === null)) return [];
  return [heading(signed ? "Nachweis der Unterschrift" : "Tarif und Regeln"), facts(...rows)];
}

function consents({ consents: given }: Contract, words: PdfWords): PdfBlock[] {
  const answer = (yes: boolean) => (yes ? "ja" : "nein");
  return [
    heading("Ihre Einwilligungen"),
    facts(
      ["Nutzungsbedingungen zugestimmt, Datenschutzhinweise gelesen", answer(given.termsAndPrivacy)],
      ["Erstinformation erhalten", answer(given.initialInformation)],
      ["Elektronische Kommunikation", words.country === "at" ? answer(given.electronicCommunication) : null],
      [`Beginn vor Ablauf der ${withdrawal[words.country].period}`, answer(given.earlyFulfilment)],
      ["Abgegeben am", words.time(given.at)],
    ),
  ];
}

function documents({ documents: all }: Contract, words: PdfWords): PdfBlock[] {
  return [
    heading("Bedingungen und Unterlagen"),
    proof(
      ["Unterlage", "Fassung und Prüfsumme (SHA-256)"],
      ...all.map(({ title, version, sha256, givenAt }) => {
        const given = givenAt ? `, erhalten am ${words.time(givenAt)}` : "";
        return [title, `${words.version(version)}${given}\n${inGroups(sha256)}`] as const;
      }),
    ),
    note(
      "Die Prüfsumme ist der Fingerabdruck einer Datei. An ihr lässt sich zeigen, dass kein Zeichen geändert wurde.",
    ),
  ];
}

import type { MailPhrases } from "../../mails/mail-phrases.ts";

export const phrases: MailPhrases = {
  trial: {
    subject: "[Test]",
    head: "Test: Es entsteht kein Vertrag, und nichts wird abgebucht.",
  },
  greetFormally: (salutation, lastName) => `Guten Tag ${salutation === "MR" ? "Herr" : "Frau"} ${lastName},`,
  regards: "Freundliche Grüße",
  why: {
    applicant: "Sie bekommen diese E-Mail, weil Sie bei uns eine Mietbürgschaft beantragen.",
    contract: "Sie bekommen diese E-Mail, weil sie zu einem Vertrag bei uns gehört.",
  },
  guarantor: (name: string) => `Bürge: ${name}`,
  phone: (number: string) => `Telefon ${number}`,
  firstInformation:
    "Im Anhang ist unsere Erstinformation: wer wir als Vermittler sind, was wir für Sie tun und wer uns bezahlt.",
  toLandlord: {
    label: "Woher wir Ihre Daten haben und welche Rechte Sie haben",
    source: {
      TENANT: (tenant, brand, areSeveral) => `${tenant} ${areSeveral ? "haben" : "hat"} ${brand} Ihre Adresse genannt.`,
      MANAGER: (tenant) => `Ihre Adresse haben wir von Ihrer Hausverwaltung oder von ${tenant}.`,
      LANDLORD: () => "Ihre Adresse haben wir vom bisherigen Vermieter oder seiner Hausverwaltung.",
      SOMEBODY: () => "Ihre Adresse wurde uns als die des neuen Vermieters genannt.",
    },
    purpose:
      "Wir nutzen sie nur, um Ihnen die Bürgschaft anzubieten und sie mit Ihnen abzuwickeln; dem können Sie jederzeit widersprechen.",
  },
  together: {
    declared: (name: string) => `${name} hat das für Sie alle erklärt.`,
    toAll: (names: string) => `Diese E-Mail geht an alle, die den Vertrag unterschrieben haben: ${names}.`,
    payer: (name: string) =>
      `Die Beiträge buchen wir von der Karte oder dem Konto von ${name} ab, und was wir davon zurückzahlen, geht auch dorthin.`,
  },
  paper: {
    to: "An",
    date: "Datum",
    inAccount: (label: string, url: string) => `${label}: in Ihrem Konto unter ${url}`,
    quote: (text: string) => `„${text}“`,
    callLetter: (text: string) =>
      text
        .replaceAll("diese E-Mail", "diesen Brief")
        .replaceAll("ist im Anhang", "liegt bei")
        .replaceAll("Im Anhang", "Beigelegt"),
    why: "Sie bekommen diesen Brief auf Papier, weil Sie der elektronischen Kommunikation nicht mehr zustimmen. In Ihrem Konto können Sie das jederzeit ändern.",
  },
  fileNames: {
    contract: "Vertrag zur Mietbürgschaft",
    amendment: "Nachtrag zum Vertrag",
    certificate: "Bürgschaftsurkunde",
    withdrawal: "Widerrufsbestätigung",
    receipt: "Quittung",
    release: "Freigabe",
  },
  fileNamesIn: {
    at: {
      withdrawal: "Rücktrittsbestätigung",
    },
  },
  shortMail: ({ landlordName, tenantName, fullAddress, link }) => ({
    subject: `Mietbürgschaft für ${fullAddress}`,
    text: `Guten Tag${landlordName ? ` ${landlordName}` : ""},

statt einer Barkaution möchte ich Ihnen eine Mietbürgschaft geben. Sie gilt, sobald Sie sie annehmen. Hier können Sie sie ansehen:

${link}

Zum Annehmen haben Sie eine eigene E-Mail mit einem persönlichen Link bekommen. Sie können ihn auf der Seite auch noch einmal anfordern.

Freundliche Grüße
${tenantName}
`,
  }),
};

import type { MailWords } from "../mails/mail-data.ts";

/** What undoing the contract is called: Widerruf in Germany (§ 8 VVG), Rücktritt in Austria (§ 5c VersVG). */
export const withdrawal = {
  de: {
    noun: "Widerruf",
    genitive: "Widerrufs",
    fromContract: "Widerruf des Vertrags",
    period: "Widerrufsfrist",
    page: "Vertrag widerrufen",
    on: "Widerrufen am",
    ifYou: "Widerrufen Sie",
    youMay: (how: string) => `Sie können den Vertrag ${how} widerrufen`,
    theyMay: (tenant: string, may: string) => `${tenant} ${may} binnen 14 Tagen widerrufen`,
    youWant: (home: string) => `Sie möchten Ihren Vertrag für ${home} widerrufen`,
    youDid: (day: string) => `Sie haben Ihren Vertrag am ${day} widerrufen`,
    guarantee: (number: string) => `Die Mietbürgschaft ${number} wurde widerrufen`,
    theyDid: (tenant: string, agree: MailWords["agree"], home: string, day: string) =>
      `${tenant} ${agree("hat", "haben")} die Mietbürgschaft für ${home} am ${day} widerrufen`,
  },
  at: {
    noun: "Rücktritt",
    genitive: "Rücktritts",
    fromContract: "Rücktritt vom Vertrag",
    period: "Rücktrittsfrist",
    page: "Vom Vertrag zurücktreten",
    on: "Zurückgetreten am",
    ifYou: "Treten Sie zurück",
    youMay: (how: string) => `Sie können ${how} vom Vertrag zurücktreten`,
    theyMay: (tenant: string, may: string) => `${tenant} ${may} binnen 14 Tagen vom Vertrag zurücktreten`,
    youWant: (home: string) => `Sie möchten von Ihrem Vertrag für ${home} zurücktreten`,
    youDid: (day: string) => `Sie sind am ${day} von Ihrem Vertrag zurückgetreten`,
    guarantee: (number: string) => `Rücktritt von der Mietbürgschaft ${number}`,
    theyDid: (tenant: string, agree: MailWords["agree"], home: string, day: string) =>
      `${tenant} ${agree("ist", "sind")} am ${day} von der Mietbürgschaft für ${home} zurückgetreten`,
  },
};

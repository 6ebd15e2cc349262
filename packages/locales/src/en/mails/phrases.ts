import type { MailPhrases } from "../../mails/mail-phrases.ts";

export const phrases: MailPhrases = {
  regards: "Kind regards",
  why: "You get this mail because it belongs to a contract with us.",
  firstInformation:
    "Attached is our first information: who we are as an intermediary, what we do for you and who pays us.",
  toLandlord: {
    label: "Where we have your data from, and your rights",
    why: (tenant: string, brand: string) =>
      `${tenant} gave your address to ${brand}. We use it only to offer you the guarantee and to handle it with you; you may object to that at any time.`,
  },
  paper: {
    to: "To",
    date: "Date",
    inAccount: (label: string, url: string) => `${label}: in your account at ${url}`,
    why: "You get this letter on paper because you no longer agree to electronic communication. You can change that in your account at any time.",
  },
  fileNames: {
    avb: "general-conditions",
  },
  fileNamesIn: {},
  shortMail: ({ landlordName, tenantName, fullAddress, link }) => ({
    subject: `Rent-deposit guarantee for ${fullAddress}`,
    text: `Hello${landlordName ? ` ${landlordName}` : ""},

instead of a cash deposit I would like to give you a rent-deposit guarantee. It is in force once you accept it. You can see it here:

${link}

To accept it, you have a mail of your own with a personal link. You can also ask for that link again on the page.

Kind regards
${tenantName}
`,
  }),
};

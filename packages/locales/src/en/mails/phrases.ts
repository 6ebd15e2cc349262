import type { MailPhrases } from "../../mails/mail-phrases.ts";

export const phrases: MailPhrases = {
  trial: {
    subject: "[Test]",
    head: "Test: no contract is made and nothing is charged.",
  },
  greetFormally: (salutation, lastName) => `Hello ${salutation === "MR" ? "Mr" : "Ms"} ${lastName},`,
  regards: "Kind regards",
  why: {
    applicant: "You’re getting this email because you’re applying for a guarantee with us.",
    contract: "You’re getting this email because it’s about a contract with us.",
  },
  guarantor: (name: string) => `Guarantor: ${name}`,
  phone: (number: string) => `phone ${number}`,
  firstInformation:
    "We’ve attached our initial information: who we are as an intermediary, what we do for you and who pays us.",
  toLandlord: {
    label: "Where we got your data, and your rights",
    source: {
      TENANT: (tenant, brand) => `${tenant} gave your address to ${brand}.`,
      MANAGER: (tenant) => `We have your address from your property manager or from ${tenant}.`,
      LANDLORD: () => "We have your address from the previous landlord or their property manager.",
      SOMEBODY: () => "Your address was given to us as that of the new landlord.",
    },
    purpose: "We use it only to offer you the guarantee and to handle it with you; you can object to that at any time.",
  },
  together: {
    declared: (name: string) => `${name} did this for all of you.`,
    toAll: (names: string) => `This email goes to everyone who signed the contract: ${names}.`,
    payer: (name: string) => `We charge the premiums to ${name}’s card or account, and refund them to it.`,
  },
  paper: {
    to: "To",
    date: "Date",
    inAccount: (label: string, url: string) => `${label}: in your account at ${url}`,
    quote: (text: string) => `“${text}”`,
    callLetter: (text: string) => text.replaceAll("this email", "this letter").replaceAll("attached", "enclosed"),
    why: "You’re getting this letter on paper because you no longer agree to electronic communication. You can change that in your account at any time.",
  },
  fileNames: {
    contract: "Guarantee contract",
    amendment: "Amendment to the contract",
    certificate: "Guarantee certificate",
    withdrawal: "Confirmation of withdrawal",
    receipt: "Receipt",
    release: "Release",
  },
  fileNamesIn: {},
  shortMail: ({ landlordName, tenantName, fullAddress, link }) => ({
    subject: `Rent-deposit guarantee for ${fullAddress}`,
    text: `Hello${landlordName ? ` ${landlordName}` : ""},

I’d like to give you a rent-deposit guarantee instead of a cash deposit. It’s in force once you accept it. You can view it here:

${link}

To accept it, use the personal link in the email you’ve been sent. You can also ask for that link again on the page.

Kind regards
${tenantName}
`,
  }),
};

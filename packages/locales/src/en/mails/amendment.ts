import { action, facts, note, paragraph, quote } from "../../mails/letter.ts";
import type { AmendmentMails } from "../../mails/data/amendment.ts";
import type { Letters } from "../../mails/mail-data.ts";
import type { Amendable } from "../../mails/mail-parts.ts";
import { streetOf } from "../../mails/street-of.ts";
import { greet } from "./greet.ts";
import { landlordLink } from "./landlord-link.ts";

type Kinds =
  | "email-change"
  | "landlord-email-change"
  | "landlord-email-asked"
  | "new-landlord-asked"
  | "landlord-change-asked"
  | "new-landlord-confirmed"
  | "landlord-replaced"
  | "amendment-undone"
  | "landlord-amendment-undone";

const wanted: Record<Amendable, { subject: string; text: string }> = {
  NEW_LANDLORD: { subject: "Change of landlord", text: "the change of landlord" },
  TENANT_EMAIL: { subject: "New email address", text: "the new email address" },
  TENANT_CONTACT: { subject: "Phone number or postal address", text: "a new phone number or postal address" },
  TENANT_NAME: { subject: "Name or date of birth", text: "a correction of your details" },
  LANDLORD_CONTACT: { subject: "Landlord’s details", text: "a correction of the landlord’s details" },
  LANDLORD_EMAIL: { subject: "New email address", text: "the new email address" },
  LOWER_DEPOSIT: { subject: "Partial release", text: "the partial release" },
  HIGHER_DEPOSIT: { subject: "Higher guarantee", text: "a higher guarantee" },
  PAYMENT_PERIOD: { subject: "Payment period", text: "another payment period" },
  END: { subject: "Extension", text: "an extension" },
  START: { subject: "Another start", text: "another start" },
  HOME: { subject: "Corrected address", text: "a correction of the address" },
  CO_TENANTS: { subject: "Change of tenants", text: "a change of tenants" },
};

function englishObjection({ byLandlord, objectionDays }: AmendmentMails["landlord-change-asked"]): string {
  if (byLandlord)
    return "If that wasn’t you, please take it back now: the change counts from the second day on at the earliest. If it was you, you don’t need to do anything.";
  return objectionDays === null
    ? "If that’s wrong, please object before the new landlord agrees. If it’s right, you don’t need to do anything."
    : `If that’s wrong, please object: you have until ${objectionDays} days after the new landlord has agreed. If it’s right, you don’t need to do anything.`;
}

export const englishAmendmentLetters: Pick<Letters, Kinds> = {
  "email-change": (data, { date }) => ({
    subject: "Please confirm your new email address",
    preview: "One click, and we write to this address from now on.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `You want us to use this email address for your guarantee for ${data.fullAddress}. Please confirm it. Until then, everything stays as it is.`,
      ),
      action("Confirm the address", data.link),
      facts(["Please confirm by", date(data.until)], ["Contract number", data.contractNumber]),
      paragraph("From then on, you also log in with this address. We’ll tell the old one."),
    ],
    smallPrint: ["If you don’t know what this is about, you can ignore this email."],
    why: "You’re getting this email because somebody entered this address in the account of a contract with us.",
  }),

  "landlord-email-change": (data, { date }) => ({
    subject: "Please confirm your new email address",
    preview: "One click, and we write to this address soon.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `You want us to use this email address for ${data.tenantName}’s guarantee for ${data.fullAddress}. Please confirm it. Until then, everything stays as it is.`,
      ),
      action("Confirm the address", data.link),
      facts(["Please confirm by", date(data.until)], ["Contract number", data.contractNumber]),
      paragraph(
        "We use it from the second day after it was asked for, so that nobody can change it behind your back. You then get a new personal link.",
      ),
    ],
    smallPrint: ["If you don’t know what this is about, you can ignore this email."],
    why: "You’re getting this email because somebody entered this address on a landlord’s page.",
  }),

  "landlord-email-asked": (data, { supportEmail }) => ({
    subject: `A new email address for the guarantee for ${streetOf(data)}`,
    preview: "Was that you? Otherwise please take it back.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `On your page, somebody asked us to use another email address for ${data.tenantName}’s guarantee. If that wasn’t you, please take it back now.`,
      ),
      action("View or take back", data.link),
      facts(["New address", data.email], ["Contract number", data.contractNumber]),
      paragraph(
        "If it was you, you don’t need to do anything here. Once the new address is confirmed, it counts from the second day on, and the links in our earlier emails stop working.",
      ),
      note(`You can also write to ${supportEmail}.`),
    ],
    smallPrint: [landlordLink],
  }),

  "new-landlord-asked": (data, { date, insurer, money }) => ({
    subject: `Are you the new landlord of ${streetOf(data)}?`,
    preview: `Then ${money(data.depositCents)} of security moves to you, free of charge.`,
    greeting: greet(data.newLandlordName),
    blocks: [
      paragraph(
        `We were told that you’re the new landlord of ${data.fullAddress}. ${data.tenantName}, who rents it, has given a guarantee from ${insurer.name} instead of a cash deposit. If you agree, it will secure you in future.`,
      ),
      action("View and answer", data.link),
      facts(
        ["Tenant", data.tenantName],
        ["Guarantee up to", money(data.depositCents)],
        ["Current landlord", data.landlordName],
        ["Please answer by", date(data.until)],
        ["Contract number", data.contractNumber],
      ),
      paragraph(
        "It costs you nothing. You get a certificate of your own. If you don’t answer, the guarantee keeps securing the current landlord. Claims that the current landlord has reported stay with them.",
      ),
    ],
    smallPrint: ["The link is for you only. If you aren’t the new landlord, you can say so there."],
  }),

  "landlord-change-asked": (data) => ({
    subject: `A new landlord was named for ${streetOf(data)}`,
    preview: data.byLandlord
      ? "Was that you? Otherwise please take it back."
      : "Is that right? Otherwise please object.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        data.byLandlord
          ? `On your page, ${data.newLandlordName} was named to us as the new landlord of ${data.fullAddress}. If they agree, ${data.tenantName}’s guarantee will secure them instead of you. Claims that you have reported stay yours.`
          : `${data.newLandlordName} was named to us as the new landlord of ${data.fullAddress}. If they agree and you don’t object, ${data.tenantName}’s guarantee will secure them instead of you. Claims that you have reported stay yours.`,
      ),
      action(data.byLandlord ? "View or take back" : "View or object", data.link),
      facts(["New landlord", data.newLandlordName], ["Contract number", data.contractNumber]),
      paragraph(englishObjection(data)),
    ],
    smallPrint: [landlordLink],
  }),

  "new-landlord-confirmed": (data, { date, money }) => ({
    subject: `The guarantee for ${streetOf(data)} now secures you`,
    preview: "Your certificate is attached.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${data.tenantName}’s guarantee for ${data.fullAddress} now secures you. Your certificate is attached; it replaces the earlier one.`,
      ),
      action("Open the guarantee", data.link),
      facts(
        ["Guarantee up to", money(data.depositCents)],
        ["For you from", date(data.from)],
        ["Contract number", data.contractNumber],
      ),
      paragraph("If you ever have a claim from the tenancy, report it through this link. Please keep this email."),
    ],
    smallPrint: [landlordLink],
  }),

  "landlord-replaced": (data, { date }) => ({
    subject: `The guarantee for ${streetOf(data)} no longer secures you`,
    preview: data.hasOpenClaims ? "The claims that you have reported stay yours." : "You don’t need to do anything.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `Since ${date(data.from)}, ${data.tenantName}’s guarantee for ${data.fullAddress} has secured the new landlord, ${data.newLandlordName}. Your certificate and earlier links no longer apply.`,
      ),
      ...(data.link ? [action("Open your claims", data.link)] : []),
      facts(["New landlord", data.newLandlordName], ["Contract number", data.contractNumber]),
      paragraph(
        data.hasOpenClaims
          ? "The claims that you reported before stay yours: we’ll decide on them and pay you."
          : "You don’t need to do anything.",
      ),
    ],
    ...(data.link && { smallPrint: ["The link is for you only and shows nothing but your claims."] }),
  }),

  "amendment-undone": (data) => ({
    subject: undone(data.change),
    preview: whyUndone(data),
    greeting: greet(data.tenantName),
    blocks: [...reasons(data), facts(["Home", data.fullAddress], ["Contract number", data.contractNumber])],
  }),

  "landlord-amendment-undone": (data) => ({
    subject: undone(data.change),
    preview: whyUndone(data),
    greeting: greet(data.landlordName),
    blocks: [
      ...(data.hadAgreed
        ? [
            paragraph(
              `You had agreed to ${wanted[data.change].text} in the guarantee of ${data.tenantName}. It didn’t go through, so everything stays as it is.`,
            ),
          ]
        : reasons(data)),
      action("Open the guarantee", data.link),
      facts(["Home", data.fullAddress], ["Contract number", data.contractNumber]),
    ],
    smallPrint: [landlordLink],
  }),
};

type Undone = Pick<
  AmendmentMails["amendment-undone"],
  "change" | "isExpired" | "wasAgreed" | "hadAgreed" | "byDesk" | "reason"
>;

const undone = (change: Amendable) => `${wanted[change].subject}: everything stays as it is`;

function whyUndone({ isExpired, wasAgreed, hadAgreed }: Undone): string {
  if (hadAgreed || wasAgreed) return "The change didn’t go through.";
  return isExpired ? "Not everybody agreed in time." : "The change was refused.";
}

function reasons({ change, isExpired, wasAgreed, hadAgreed, byDesk, reason }: Undone) {
  const { text } = wanted[change];
  const asked = `${byDesk ? "We were asked" : "You asked"} for ${text}.`;
  if (hadAgreed) return [paragraph(`You had agreed to ${text}. It didn’t go through, so everything stays as it is.`)];
  if (wasAgreed)
    return [
      paragraph(
        `${asked} Everybody had agreed, but on the day when it was to apply it was no longer possible, so everything stays as it is.`,
      ),
    ];
  return [
    paragraph(
      isExpired
        ? `${asked} Not everybody agreed in time, so everything stays as it is. You can ask again.`
        : `${asked} It was refused, so everything stays as it is.`,
    ),
    ...(reason ? [paragraph("The reason given:"), quote(reason)] : []),
  ];
}

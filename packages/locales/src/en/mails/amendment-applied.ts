import type { AppliedToTenant, ForLandlord } from "../../mails/data/amendment.ts";
import { action, facts, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";
import type { Amended, Contract, TermsDifference } from "../../mails/mail-parts.ts";
import { streetOf } from "../../mails/street-of.ts";
import { sayDifference } from "../../terms-difference.ts";
import { englishTerms } from "../terms-phrases.ts";
import { greet } from "./greet.ts";
import { landlordLink } from "./landlord-link.ts";

interface News {
  subject: string;
  text: string;
}

const isYearly = ({ after }: TermsDifference) => after.premium?.paymentPeriod === "YEARLY";

const forTenant: Record<Amended["kind"], (change: AppliedToTenant & Pick<Contract, "isToAll">) => News> = {
  NEW_LANDLORD: () => ({
    subject: "Your guarantee now names your new landlord",
    text: "Your guarantee now secures your new landlord. Your premium stays the same, and you don’t need to do anything.",
  }),
  LOWER_DEPOSIT: () => ({
    subject: "Your landlord has released part of your guarantee",
    text: "Your landlord has released part of your guarantee. From now on you only pay for what’s left of it.",
  }),
  TENANT_NAME: ({ number }) =>
    number === null
      ? {
          subject: "A name in your contract is corrected",
          text: "Your contract now shows the right name of one of you, which we have checked.",
        }
      : { subject: "Your details are corrected", text: "Your contract now has the details that you gave us." },
  LANDLORD_CONTACT: () => ({
    subject: "Your landlord’s details in your guarantee are corrected",
    text: "Your landlord’s details are corrected, and your guarantee now has them. Your premium stays the same. If it names somebody who isn’t your landlord, please write to us at once.",
  }),
  HIGHER_DEPOSIT: ({ isToAll }) => ({
    subject: "Your guarantee is higher as of today",
    text: `${isToAll ? "All of you have signed" : "You’ve signed"} the amendment, and your guarantee now covers the higher sum.`,
  }),
  END: () => ({
    subject: "Your guarantee is extended",
    text: "Your landlord has agreed, and your guarantee continues.",
  }),
  START: () => ({
    subject: "Your guarantee begins on another day",
    text: "As agreed with your landlord, your guarantee begins on another day. The first premium is due when it begins.",
  }),
  HOME: () => ({
    subject: "The address of your home is corrected",
    text: "As agreed with your landlord, your guarantee now shows the right address.",
  }),
  CO_TENANTS: () => ({
    subject: "The tenants in your guarantee have changed",
    text: "All tenants and your landlord have agreed. From today on, the tenants named here are liable together. Anyone no longer named is released.",
  }),
  PAYMENT_PERIOD: ({ difference }) => ({
    subject: isYearly(difference) ? "You now pay yearly" : "You now pay monthly",
    text: `As you asked, you now pay ${isYearly(difference) ? "once a year" : "every month"}.`,
  }),
};

const forLandlord: Record<ForLandlord, (street: string) => News> = {
  LOWER_DEPOSIT: (street) => ({
    subject: `Part of the guarantee for ${street} is released`,
    text: "You’ve released part of the guarantee. What’s left still secures you.",
  }),
  TENANT_NAME: (street) => ({
    subject: `Your tenant’s name in the guarantee for ${street} is corrected`,
    text: "The guarantee now shows your tenant’s right name, which we have checked. Nothing else changes for you.",
  }),
  LANDLORD_CONTACT: (street) => ({
    subject: `Your details in the guarantee for ${street} are corrected`,
    text: "We now have your details as they were given to us. If that wasn’t you, please write to us at once.",
  }),
  HIGHER_DEPOSIT: (street) => ({
    subject: `The guarantee for ${street} is higher as of today`,
    text: "Your tenant has signed, and the guarantee now secures you for the higher sum.",
  }),
  END: (street) => ({
    subject: `The guarantee for ${street} is extended`,
    text: "You’ve agreed, and the guarantee still secures you.",
  }),
  START: (street) => ({
    subject: `The guarantee for ${street} begins on another day`,
    text: "As agreed with your tenant, the guarantee begins on another day.",
  }),
  CO_TENANTS: (street) => ({
    subject: `The tenants in the guarantee for ${street} have changed`,
    text: "You and all tenants have agreed. What you are secured for stays the same.",
  }),
  HOME: (street) => ({
    subject: `The address of the guarantee for ${street} is corrected`,
    text: "As agreed with your tenant, the guarantee now shows the right address.",
  }),
};

function sayAttached({ number, hasCertificate }: AppliedToTenant): string {
  if (number === null) return hasCertificate ? "The new certificate, which replaces the earlier one, is attached." : "";
  return hasCertificate
    ? "The amendment to your contract is attached, with the new certificate, which replaces the earlier one."
    : "The amendment to your contract is attached.";
}

export const englishAppliedLetters: Pick<Letters, "amendment-applied" | "landlord-amendment-applied"> = {
  "amendment-applied": (data, words) => {
    const { subject, text } = forTenant[data.kind](data);
    const { money, date } = words;
    return {
      subject,
      preview: sayAttached(data) || "You don’t need to do anything.",
      greeting: greet(data.tenantName),
      blocks: [
        paragraph(
          [
            text,
            data.refundCents > 0 ? `You get ${money(data.refundCents)} back.` : "",
            data.moreCents > 0 ? `${money(data.moreCents)} more is due now.` : "",
            sayAttached(data),
          ]
            .filter(Boolean)
            .join(" "),
        ),
        facts(
          ...sayDifference(data.difference, words, englishTerms),
          ["Applies from", date(data.from)],
          ["Home", data.difference.after.fullAddress ? null : data.fullAddress],
          ["Contract number", data.contractNumber],
        ),
      ],
    };
  },

  "landlord-amendment-applied": (data, words) => {
    const { subject, text } = forLandlord[data.kind](streetOf(data));
    return {
      subject,
      preview: data.hasCertificate ? "The new certificate is attached." : "You don’t need to do anything.",
      greeting: greet(data.landlordName),
      blocks: [
        paragraph(data.hasCertificate ? `${text} The new certificate is attached; it replaces the earlier one.` : text),
        action("Open the guarantee", data.link),
        facts(
          ...sayDifference(data.difference, words, englishTerms),
          ["Applies from", words.date(data.from)],
          ["Tenant", data.difference.after.tenantName ? null : data.tenantName],
          ["Home", data.difference.after.fullAddress ? null : data.fullAddress],
          ["Contract number", data.contractNumber],
        ),
      ],
      smallPrint: [landlordLink],
    };
  },
};

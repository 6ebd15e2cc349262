import type { AskedOfOther } from "../../mails/data/amendment.ts";
import { action, facts, paragraph } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";
import { streetOf } from "../../mails/street-of.ts";
import { sayDifference } from "../../terms-difference.ts";
import { englishTerms } from "../terms-phrases.ts";
import { greet } from "./greet.ts";
import { landlordLink } from "./landlord-link.ts";

const asked: Record<AskedOfOther, string> = {
  HIGHER_DEPOSIT: "to raise the guarantee",
  END: "to extend the guarantee",
  CO_TENANTS: "to change the tenants in the guarantee",
  HOME: "to correct the address of the guarantee",
  PAYMENT_PERIOD: "to change how often you pay",
  START: "to move the start of the guarantee",
  LOWER_DEPOSIT: "to release part of the guarantee",
};

/** One side of the contract asks for a change, to which the other one has to agree. */
export const englishAskedLetters: Pick<Letters, "amendment-asked" | "amendment-to-sign" | "landlord-amendment-asked"> =
  {
    "amendment-asked": (data, words) => ({
      subject: data.byDesk
        ? `${streetOf(data)}: do you agree to this change?`
        : `Your landlord would like ${asked[data.kind]}`,
      preview: `Please answer by ${words.date(data.until)}.`,
      greeting: greet(data.tenantName),
      blocks: [
        paragraph(
          `${data.byDesk ? "We were asked" : "Your landlord would like"} ${asked[data.kind]} for ${data.fullAddress}. The change only applies if you agree; otherwise everything stays as it is.`,
        ),
        action("View and answer", data.link),
        facts(
          ...sayDifference(data.difference, words, englishTerms),
          ["Please answer by", words.date(data.until)],
          ["Contract number", data.contractNumber],
        ),
      ],
    }),

    "amendment-to-sign": (data, words) => ({
      subject: "Please sign: your higher guarantee",
      preview: `Your landlord agrees. You can sign until ${words.date(data.until)}.`,
      greeting: greet(data.tenantName),
      blocks: [
        paragraph(
          `Your landlord agrees to the higher guarantee for ${data.fullAddress}. The amendment is attached as a draft, with the documents of your contract wherever they have changed. Please read them; then you can sign in your account.`,
        ),
        action("View and sign", data.link),
        facts(
          ...sayDifference(data.difference, words, englishTerms),
          ["Please sign by", words.date(data.until)],
          ["Contract number", data.contractNumber],
        ),
        ...(data.tenantNames
          ? [paragraph("Then the other tenants sign, each by a link in an email. It only applies if all of you sign.")]
          : []),
        paragraph(
          "If you don’t sign, the guarantee stays as it is. You can take your signature back for 14 days, without giving a reason, in your account or by writing to us. The higher sum and the higher premium only apply after that; until then it costs you nothing.",
        ),
        paragraph(
          "From then until your next premium, you pay the difference to the day: at once or, if it is small, with the next premium.",
        ),
      ],
    }),

    "landlord-amendment-asked": (data, words) => ({
      subject: data.byDesk
        ? `${streetOf(data)}: do you agree to this change?`
        : `${streetOf(data)}: your tenant would like ${asked[data.kind]}`,
      preview: `Please answer by ${words.date(data.until)}.`,
      greeting: greet(data.landlordName),
      blocks: [
        paragraph(
          `${data.byDesk ? "We were asked" : `${data.tenantName} would like`} ${asked[data.kind]} for ${data.fullAddress}. The change only applies if you agree; otherwise everything stays as it is. It costs you nothing.`,
        ),
        action("View and answer", data.link),
        facts(
          ...sayDifference(data.difference, words, englishTerms),
          ["Please answer by", words.date(data.until)],
          ["Contract number", data.contractNumber],
        ),
      ],
      smallPrint: [landlordLink],
    }),
  };

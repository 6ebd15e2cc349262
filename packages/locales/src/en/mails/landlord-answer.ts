import { action, facts, link, paragraph, quote } from "../../mails/letter.ts";
import type { Letters } from "../../mails/mail-data.ts";
import { streetOf } from "../../mails/street-of.ts";
import { periods } from "./contract.ts";
import { nameAccount } from "./failed-charge.ts";
import { greet } from "./greet.ts";
import { landlordLink } from "./landlord-link.ts";

type Kinds =
  | "landlord-invitation"
  | "landlord-link"
  | "landlord-reminder"
  | "landlord-silent"
  | "landlord-accepted"
  | "cover-moved"
  | "landlord-declined"
  | "acceptance-confirmed"
  | "certificate-original"
  | "decline-confirmed";

/** The landlord's answer, to both sides: asked for, given, or missing. */
export const englishLandlordAnswerLetters: Pick<Letters, Kinds> = {
  "landlord-invitation": (data, { agree, brandName, insurer, date, money }) => ({
    subject: `${data.tenantName} ${agree("is offering", "are offering")} you a rent-deposit guarantee`,
    preview: `${money(data.depositCents)} of security, free of charge for you, with no account and no paper.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${data.tenantName} would like to give you a guarantee from ${insurer.name} instead of a cash deposit, for up to ${money(data.depositCents)}. It costs you nothing, and you need neither an account nor paper.`,
      ),
      action("View and answer", data.link),
      facts(
        ["Home", data.fullAddress],
        ["Guarantee", money(data.depositCents)],
        ["From", date(data.insuranceStart)],
        ["Until", data.insuranceEnd && date(data.insuranceEnd)],
        ["Please answer by", date(data.answerUntil)],
        ["Contract number", data.contractNumber],
      ),
      paragraph(
        `Once you’ve accepted, the guarantee secures justified claims from the tenancy. ${brandName} arranges it.`,
      ),
    ],
    smallPrint: [
      landlordLink,
      `${data.tenantName} can withdraw within 14 days. The guarantee then ends on the same day, and we tell you without delay; you can still report what arose before.`,
    ],
  }),

  "landlord-link": (data) => ({
    subject: `Your link to the guarantee for ${streetOf(data)}`,
    preview: `It opens ${data.tenantName}’s guarantee.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(`Here’s your personal link again. It opens ${data.tenantName}’s guarantee for ${data.fullAddress}.`),
      action("Open the guarantee", data.link),
      paragraph("If you didn’t ask for this, you don’t need to do anything."),
      facts(["Contract number", data.contractNumber]),
    ],
    smallPrint: [landlordLink],
  }),

  "landlord-reminder": (data, { agree, date, money }) => ({
    subject: `Reminder: ${data.tenantName} ${agree("is waiting", "are waiting")} for your answer`,
    preview: `You can accept or decline until ${date(data.answerUntil)}.`,
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `${data.tenantName} offered you a guarantee for ${data.fullAddress} in place of the cash deposit. We don’t have your answer yet. It takes a minute and costs you nothing.`,
      ),
      action("View and answer", data.link),
      facts(
        ["Guarantee", money(data.depositCents)],
        ["From", date(data.insuranceStart)],
        ["Please answer by", date(data.answerUntil)],
        ["Contract number", data.contractNumber],
      ),
      paragraph("If we don’t hear from you by then, the contract ends, and you’ll have no security from it."),
      link("Stop reminders", data.stopLink),
    ],
    smallPrint: [landlordLink],
  }),

  "landlord-silent": (data, { date }) => ({
    subject: "Your landlord didn’t answer: you pay nothing",
    preview: "You can apply again with one click.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `${data.landlordName ?? "Your landlord"} neither accepted nor declined by ${date(data.until)}. Your contract for the guarantee for ${data.fullAddress} has therefore ended, and you pay nothing. But you can apply again; all your answers are still there.`,
      ),
      action("Apply again", data.link),
      paragraph(
        "Often it’s just an email that didn’t arrive, so it’s best to ask them yourself first. You can change your landlord’s email address too.",
      ),
      facts(["Contract number", data.contractNumber]),
    ],
    aboutLink:
      "The link works for 30 days. It opens an application with your answers, so please don’t forward this email.",
  }),

  "landlord-accepted": (data, { date, money }) => ({
    subject: "Your guarantee has been accepted",
    preview: data.hasOriginal
      ? "It’s in force once the signed certificate has arrived."
      : data.account
        ? `In force from ${date(data.firstChargeOn)}. We’ll tell you before each debit.`
        : `In force from ${date(data.firstChargeOn)}. First charge: ${money(data.firstChargeCents ?? data.premiumCents)}.`,
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `Good news: ${data.landlordName ?? "your landlord"} has accepted the guarantee for ${data.fullAddress}. ${data.hasOriginal ? "Once it’s in force, you no longer need to hand over a cash deposit." : "You no longer need to hand over a cash deposit. The certificate is attached."}`,
      ),
      ...(data.hasOriginal
        ? [
            paragraph(
              "It only becomes valid with the certificate on paper that the guarantor signs by hand. We’ll send it to your landlord by post; until then the guarantee doesn’t begin, and we charge nothing. We’ll tell you the day once it’s in the post.",
            ),
          ]
        : []),
      facts(
        [data.hasOriginal ? "In force at the earliest from" : "In force from", date(data.firstChargeOn)],
        ["End", data.insuranceEnd ? date(data.insuranceEnd) : null],
        [
          "First charge",
          data.account || data.firstChargeCents === 0
            ? null
            : `${money(data.firstChargeCents ?? data.premiumCents)}${data.hasOriginal ? ", at the earliest" : ""} on ${date(data.firstChargeOn)}`,
        ],
        ["Premium", `${money(data.premiumCents)} ${periods[data.paymentPeriod]}`],
        ["Cash deposit back by", data.cashReturnOn && date(data.cashReturnOn)],
        ["Contract number", data.contractNumber],
      ),
      ...(data.cashReturnOn
        ? [
            paragraph(
              `${data.landlordName ?? "Your landlord"} confirmed that you’ll get your cash deposit back by ${date(data.cashReturnOn)}. If you don’t have it by then, ask for it and refer to this email.`,
            ),
          ]
        : []),
      paragraph(
        data.account
          ? `We’ll debit your ${nameAccount(data.account.lastFour)}, for the first time a few days after the guarantee begins. We’ll email you the day and the amount first. There’s nothing else you need to do.`
          : "We’ll charge the card you gave us. There’s nothing else you need to do.",
      ),
    ],
  }),

  "cover-moved": (data, { date }) => ({
    subject: data.isPosted
      ? `Your guarantee begins on ${date(data.on)}`
      : `Your guarantee begins later: on ${date(data.on)} at the earliest`,
    preview: data.isPosted ? "The signed certificate is on its way." : "Until then, we charge nothing.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        data.isPosted
          ? `The signed certificate is on its way to ${data.landlordName ?? "your landlord"}. The guarantee for ${data.fullAddress} is in force from ${date(data.on)}, and the first premium is due on that day.`
          : `The certificate that the guarantor signs by hand hasn’t been posted to ${data.landlordName ?? "your landlord"} yet. Without it, the guarantee for ${data.fullAddress} isn’t in force. So it begins on ${date(data.on)} at the earliest, and until then we charge nothing. We’ll tell you the day once the certificate is in the post.`,
      ),
      action("View the contract", data.link),
      facts(
        [data.isPosted ? "In force from" : "In force at the earliest from", date(data.on)],
        ["Contract number", data.contractNumber],
      ),
    ],
  }),

  "landlord-declined": (data, { supportEmail }) => ({
    subject: "Your guarantee was declined: you pay nothing",
    preview: "What you can do now.",
    greeting: greet(data.tenantName),
    blocks: [
      paragraph(
        `Unfortunately, ${data.landlordName ?? "your landlord"} has not accepted the guarantee for ${data.fullAddress}. Your contract with us has therefore ended. Nothing was charged, and nothing will be.`,
      ),
      ...(data.link ? [action("See what you can do now", data.link)] : []),
      ...(data.reason ? [paragraph("The reason given:"), quote(data.reason)] : []),
      facts(["Contract number", data.contractNumber]),
      paragraph(
        `It often helps to talk: many landlords simply don’t know about guarantees yet. If you’d like us to explain anything, write to ${supportEmail}.`,
      ),
    ],
  }),

  "acceptance-confirmed": (data, { date, insurer, money, supportEmail }) => ({
    subject: `Accepted: the guarantee for ${streetOf(data)}`,
    preview: data.hasOriginal
      ? "The signed original of the certificate comes by post."
      : "The guarantee certificate is attached.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `You accepted ${data.tenantName}’s guarantee for ${data.fullAddress}. ${data.hasOriginal ? "A copy of the guarantee certificate" : "The guarantee certificate"} is attached.`,
      ),
      action("Open the guarantee", data.link),
      facts(
        ["Guarantee up to", money(data.depositCents)],
        [data.hasOriginal ? "Covered at the earliest from" : "Covered from", date(data.coverStart)],
        ["It ends on", data.insuranceEnd ? date(data.insuranceEnd) : null],
        ["Guarantor", insurer.name],
        ["Cash deposit back by", data.cashReturnOn && date(data.cashReturnOn)],
        ["Contract number", data.contractNumber],
      ),
      ...(data.hasOriginal
        ? [
            paragraph(
              "Only the original counts, which the guarantor signs by hand. We’ll send it to you by post; while you don’t have it, the guarantee isn’t in force. You’ll find the day from which it is on your page.",
            ),
          ]
        : []),
      paragraph(
        "Please keep the certificate and this email: if you ever have a claim from the tenancy, report it through this link.",
      ),
    ],
    smallPrint: [`${landlordLink} If you didn’t accept, write to ${supportEmail} immediately.`],
  }),

  "certificate-original": (data, { insurer, supportEmail }) => ({
    subject: `Your signed guarantee certificate: ${streetOf(data)}`,
    preview: "The original is enclosed.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `Here is the original certificate of ${data.tenantName}’s guarantee for ${data.fullAddress}. ${insurer.name} has signed it by hand. It replaces the copy that you got electronically. Please keep it.`,
      ),
      facts(["Contract number", data.contractNumber]),
      paragraph(`If you have any questions, write to ${supportEmail}.`),
    ],
    why: "You’re getting this letter on paper because in Austria, a guarantee must be signed by hand.",
  }),

  "decline-confirmed": (data, { supportEmail }) => ({
    subject: `Declined: the guarantee for ${streetOf(data)}`,
    preview: "You don’t need to do anything else.",
    greeting: greet(data.landlordName),
    blocks: [
      paragraph(
        `You declined ${data.tenantName}’s guarantee for ${data.fullAddress}, so it isn’t in force. We’ve told ${data.tenantName}.`,
      ),
      ...(data.reason ? [paragraph("We’ve passed on your reason:"), quote(data.reason)] : []),
      facts(["Contract number", data.contractNumber]),
    ],
    smallPrint: [`If you didn’t decline, write to ${supportEmail} immediately.`],
  }),
};

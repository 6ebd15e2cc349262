import * as z from "zod/mini";
import { invitationStatuses, landlordTypes, salutations } from "../enums.ts";
import { type PostalAddress, postalAddress } from "../fields/address.ts";
import { birthDate } from "../fields/dates.ts";
import { email, mailDomain } from "../fields/email.ts";
import { dateAtHome, homeDate } from "../fields/home-date.ts";
import { money } from "../fields/money.ts";
import { optionalCompany, optionalName, requiredCompany, requiredName } from "../fields/name.ts";
import { optionalPhone } from "../fields/phone.ts";
import { maxLength } from "../fields/length.ts";
import { maxReferenceLength, mostCoTenants } from "../limits.ts";
import { oneOf, optionalText, requiredText } from "../fields/text.ts";

/** Somebody who signs the lease together with the tenant. The tenant adds a missing birth date. */
const invitedCoTenant = z.object({
  firstName: requiredName(),
  lastName: requiredName(),
  email,
  birthDate: z.nullish(birthDate),
});

const offerFields = z.object({
  /** The partner's own reference for the rental. */
  reference: z.nullish(requiredText(maxReferenceLength)),
  tenant: z.object({
    email,
    firstName: optionalName(),
    lastName: optionalName(),
    salutation: z.nullish(oneOf(salutations)),
  }),
  coTenants: z.optional(z.array(invitedCoTenant).check(maxLength(mostCoTenants, { error: "FIELD_INVALID" }))),
  address: postalAddress,
  coldRentAmount: money,
  rentDepositAmount: money,
  insuranceStart: homeDate,
  insuranceEnd: z.nullish(homeDate),
  rentContractId: optionalText(100),
  landlord: z.object({
    email,
    type: oneOf(landlordTypes),
    companyName: optionalCompany(),
    firstName: optionalName(),
    lastName: optionalName(),
    phone: optionalPhone,
  }),
  employeeEmailDomain: z.nullish(mailDomain),
});

interface OfferDates {
  address: PostalAddress;
  insuranceStart: string;
  insuranceEnd?: string | null | undefined;
}

/** Drops the time of day, because only the date counts from here on. */
function withCalendarDates<Offer extends OfferDates>(offer: Offer): Offer {
  const { country } = offer.address;
  const { insuranceStart, insuranceEnd } = offer;
  return {
    ...offer,
    insuranceStart: dateAtHome(insuranceStart, country),
    ...(insuranceEnd && { insuranceEnd: dateAtHome(insuranceEnd, country) }),
  };
}

/**
 * What a partner knows about a rental; the tenant is not asked for it again. Amounts in EUR. Days as YYYY-MM-DD, or as
 * an instant, of which the local day at the home counts. With `employeeEmailDomain` the tenant's email must be of that
 * domain. Source: wire decisions, "Pages and calls beyond".
 */
export const invitationOffer = z.pipe(offerFields, z.transform(withCalendarDates<z.output<typeof offerFields>>));
export type InvitationOffer = z.infer<typeof invitationOffer>;

/**
 * The content that a partner signs for the link with `?pd=`: the offer and the registered claims of a JWT, such as
 * `iss`, the partner's id, and `exp`, in seconds. `employeeEmailDomain` may also be in the offer.
 */
export const signedLinkClaims = z.object({
  iss: z.string(),
  exp: z.number({ error: "FIELD_INVALID" }),
  iat: z.optional(z.number()),
  nbf: z.optional(z.number()),
  jti: z.optional(z.string()),
  sub: z.optional(z.string()),
  aud: z.optional(z.union([z.string(), z.array(z.string())])),
  offer: invitationOffer,
  employeeEmailDomain: z.nullish(mailDomain),
});

// oxlint-disable-next-line promise/valid-params -- this catch is not that of a promise
const perhaps = <Schema extends z.core.$ZodType>(schema: Schema) => z.catch(z.optional(schema), undefined);

/** The fields of an offer that are checked together. Invalid ones are left out, so that the others can be checked. */
export const offerParts = z.object({
  tenant: perhaps(z.object({ email })),
  coTenants: perhaps(z.array(z.object({ email, birthDate: perhaps(z.nullable(birthDate)) }))),
  landlord: perhaps(z.object({ email, phone: perhaps(optionalPhone) })),
  address: perhaps(postalAddress),
  coldRentAmount: perhaps(money),
  rentDepositAmount: perhaps(money),
  insuranceStart: perhaps(homeDate),
  insuranceEnd: perhaps(z.nullable(homeDate)),
});
export type OfferParts = z.infer<typeof offerParts>;

/** The country of a home whose address may be incomplete. */
export const offerCountry = z.object({ address: z.object({ country: postalAddress.shape.country }) });

const anyLandlord = offerFields.shape.landlord.shape;
const companyTypes = landlordTypes.filter((type) => type !== "private");

const landlordOfferFields = z.extend(z.omit(offerFields, { employeeEmailDomain: true, reference: true }), {
  landlord: z.discriminatedUnion(
    "type",
    [
      z.object({ ...anyLandlord, type: z.literal("private"), firstName: requiredName(), lastName: requiredName() }),
      z.object({ ...anyLandlord, type: oneOf(companyTypes), companyName: requiredCompany() }),
    ],
    { error: "FIELD_INVALID" },
  ),
});
/**
 * An offer by a landlord who is not a partner. The landlord's or company's name is required, so the tenant sees who
 * invites.
 */
export const landlordOffer = z.pipe(
  landlordOfferFields,
  z.transform(withCalendarDates<z.output<typeof landlordOfferFields>>),
);

/** INVITED: not opened yet. STARTED: the tenant has begun the application. CHECKED: we have decided about it. SIGNED. */
export const invitationSteps = ["INVITED", "STARTED", "CHECKED", "SIGNED"] as const;

/** An invitation as the partner who made it sees it; days as YYYY-MM-DD, instants as UTC timestamps. */
export const invitationView = z.object({
  /** The secret of the link. For an invitation made with another API key, an id that opens no link. */
  id: z.string(),
  /** The same for every API key; opens no link. Webhooks identify the invitation by it. */
  publicId: z.string(),
  reference: z.nullable(z.string()),
  status: oneOf(invitationStatuses),
  /**
   * The link that was mailed to the tenant. Null once the tenant has opened it, which makes it a link to the tenant's
   * application, once it has expired, and if another API key made the invitation.
   */
  invitationUrl: z.nullable(z.string()),
  tenantEmail: z.string(),
  /** The name by which the partner invited the tenant; null without one. */
  tenantName: z.nullable(z.string()),
  /** How far the tenant is. It does not say what was decided. */
  step: oneOf(invitationSteps),
  fullAddress: z.string(),
  /** The insured days. Null if the invitation is older than this field. */
  insuranceStart: z.nullable(z.string()),
  insuranceEnd: z.nullable(z.string()),
  createdAt: z.string(),
  expiresAt: z.string(),
  usedAt: z.nullable(z.string()),
  /** When the partner last had the tenant reminded; null if never. */
  remindedAt: z.nullable(z.string()),
  /** The refId of the resulting guarantee, for the partner's guarantee calls; null until it is signed. */
  guaranteeRefId: z.nullable(z.string()),
});
export type InvitationView = z.infer<typeof invitationView>;

import { askToInvite } from "@kautia/contract";
import { addressLabels, addressParts, wordsOf } from "../../address/address-values.ts";
import { useAddressLine } from "../../address/use-address-line.ts";
import { usePicked } from "../../address/use-picked.ts";
import { useForm } from "../../form/use-form.ts";
import { useFormPages } from "../../form/use-form-pages.ts";
import { coTenantLabels, coTenantWords, groupOf, personPaths } from "../../parts/co-tenants/rows.ts";
import { checkRental, rentalWords } from "../../parts/rental/rental-values.ts";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../texts/use-text.ts";
import { initialInvite, toOffer } from "./invite-values.ts";

const pages = [
  { id: "tenant", fields: ["tenant.email", "tenant.firstName", "tenant.lastName", ...personPaths] },
  { id: "home", fields: addressParts },
  { id: "rent", fields: ["coldRentAmount", "rentDepositAmount", "insuranceStart", "insuranceEnd"] },
  {
    id: "you",
    fields: ["landlord.type", "landlord.companyName", "landlord.firstName", "landlord.lastName", "landlord.email"],
  },
] as const;

/** The form for tenant, home, rent and landlord, so that the tenant does not have to enter them. */
export function useInvite(onSent: (email: string) => void) {
  const { settings, country } = useApp();
  const { t } = useText();
  const form = useForm({
    id: "landlord-invite",
    call: askToInvite,
    once: true,
    initial: initialInvite(country()),
    labels: {
      "tenant.email": "invite.tenantEmail",
      "tenant.firstName": "invite.tenantFirstName",
      "tenant.lastName": "invite.tenantLastName",
      ...coTenantLabels,
      ...addressLabels,
      coldRentAmount: "fields.coldRentAmount",
      rentDepositAmount: "fields.rentDepositAmount",
      insuranceStart: "fields.insuranceStart",
      insuranceEnd: "fields.insuranceEnd",
      "landlord.type": "invite.type",
      "landlord.companyName": "fields.companyName",
      "landlord.firstName": "fields.firstName",
      "landlord.lastName": "fields.lastName",
      "landlord.email": "invite.email",
    },
    groupOf: (field) => groupOf(field, t),
    words: (typed) => ({
      ...wordsOf(typed),
      ...coTenantWords,
      ...rentalWords,
      "landlord.email": { EMAIL_ONBOARDING_MUST_BE_DIFFERENT: "invite.sameEmail" },
    }),
    check: (typed) => checkRental(typed, settings.product),
    body: toOffer,
    onSaved: () => {
      onSent(form.values["landlord.email"].trim());
    },
  });
  return {
    form,
    pages: useFormPages(form, pages),
    address: usePicked(null),
    line: useAddressLine(form.values, form.change),
  };
}

export type InviteState = ReturnType<typeof useInvite>;

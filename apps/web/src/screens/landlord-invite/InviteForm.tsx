import { askToInvite, landlordTypes } from "@kautia/contract";
import { Question, Select, TextField } from "@kautia/design-system";
import { useApp } from "../../shell/app/app-context.ts";
import { AddressFields } from "../../address/AddressFields.tsx";
import { AddressLookup } from "../../address/AddressLookup.tsx";
import { addressLabels, wordsOf } from "../../address/address-values.ts";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useForm } from "../../form/use-form.ts";
import { usePicked } from "../../address/use-picked.ts";
import { RentalFields } from "../../parts/rental/RentalFields.tsx";
import { checkRental, rentalWords } from "../../parts/rental/rental-values.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { initialInvite, toOffer } from "./invite-values.ts";
import "./invite.css";

/** Collects landlord, tenant, home and rent, so that the tenant does not have to enter them. */
export function InviteForm({ onSent }: { onSent: (email: string) => void }) {
  const { settings, country } = useApp();
  const { t } = useText();
  const { picked, pick } = usePicked(null);
  const form = useForm({
    id: "landlord-invite",
    call: askToInvite,
    once: true,
    initial: initialInvite(country()),
    labels: {
      "landlord.type": "invite.type",
      "landlord.companyName": "fields.companyName",
      "landlord.firstName": "fields.firstName",
      "landlord.lastName": "fields.lastName",
      "landlord.email": "invite.email",
      "tenant.firstName": "invite.tenantFirstName",
      "tenant.lastName": "invite.tenantLastName",
      "tenant.email": "invite.tenantEmail",
      ...addressLabels,
      coldRentAmount: "fields.coldRentAmount",
      rentDepositAmount: "fields.rentDepositAmount",
      insuranceStart: "fields.insuranceStart",
      insuranceEnd: "fields.insuranceEnd",
    },
    words: (typed) => ({
      ...wordsOf(typed),
      ...rentalWords,
      "landlord.email": { EMAIL_ONBOARDING_MUST_BE_DIFFERENT: "invite.sameEmail" },
    }),
    check: (typed) => checkRental(typed, settings.product),
    body: toOffer,
    onSaved: () => {
      onSent(form.values["landlord.email"].trim());
    },
  });
  const isPrivate = form.values["landlord.type"] === "private";
  const optional = t("common.optional");

  return (
    <Form form={form} head={<Question title={t("invite.title")} lead={t("invite.lead")} />}>
      <h2 className="invite-heading">{t("invite.you")}</h2>
      <Select
        {...form.bind("landlord.type")}
        options={landlordTypes.map((value) => ({ value, label: t(`choices.landlordType.${value}`) }))}
      />
      {isPrivate ? (
        <>
          <TextField {...form.bind("landlord.firstName")} autoComplete="given-name" />
          <TextField {...form.bind("landlord.lastName")} autoComplete="family-name" />
        </>
      ) : (
        <TextField {...form.bind("landlord.companyName")} autoComplete="organization" />
      )}
      <TextField {...form.bind("landlord.email")} type="email" help={t("invite.emailHelp")} autoComplete="email" />

      <h2 className="invite-heading">{t("invite.tenant")}</h2>
      <TextField {...form.bind("tenant.firstName")} optionalText={optional} autoComplete="off" />
      <TextField {...form.bind("tenant.lastName")} optionalText={optional} autoComplete="off" />
      <TextField {...form.bind("tenant.email")} type="email" help={t("invite.tenantEmailHelp")} autoComplete="off" />

      <h2 className="invite-heading">{t("invite.home")}</h2>
      <AddressLookup values={form.values} change={form.change} picked={picked} onPick={pick} />
      <AddressFields bind={form.bind} home />

      <h2 className="invite-heading">{t("invite.rent")}</h2>
      <RentalFields bind={form.bind} />
      <p className="quiet">{t("invite.next")}</p>
      <FormActions form={form} label={t("invite.send")} />
    </Form>
  );
}

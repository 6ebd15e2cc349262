import { addMonths, inviteTenant } from "@kautia/contract";
import { TextField } from "@kautia/design-system";
import { createLazyRoute, useNavigate } from "@tanstack/react-router";
import { AmountField, ComingDayField, EmailField, useToday } from "../../form/fields.tsx";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { BackLink } from "../../parts/BackLink.tsx";
import { type AddressPart, addressWords } from "../../parts/address/address-words.ts";
import { AddressFields } from "../../parts/address/AddressFields.tsx";
import { Page } from "../../parts/Page.tsx";
import { amountOf, checkRental, rentalWords } from "../../parts/rental/rental.ts";
import { useNotice } from "../../shell/notices.tsx";
import { useSettings } from "../../shell/settings.ts";
import { useText } from "../../text/use-text.ts";
import { usePerson } from "../session.ts";
import { CoTenants, type InvitedCoTenant } from "./CoTenants.tsx";

export const Route = createLazyRoute("/partner/invite")({ component: InvitePage });

const ownEmail = { EMAIL_ONBOARDING_MUST_BE_DIFFERENT: "validation.ownEmail" } as const;
const empty = {
  firstName: "",
  lastName: "",
  tenantEmail: "",
  coTenants: [] as InvitedCoTenant[],
  street: "",
  streetNumber: "",
  unitName: "",
  zip: "",
  city: "",
  coldRentAmount: "",
  rentDepositAmount: "",
  insuranceStart: "",
  insuranceEnd: "",
  reference: "",
};

function InvitePage() {
  const text = useText();
  const { t, money, shortDate, country } = text;
  const { product } = useSettings();
  const { partner, email } = usePerson();
  const navigate = useNavigate();
  const say = useNotice();
  const today = useToday(country());
  const form = useCallForm({
    call: inviteTenant,
    initial: { ...empty, country: country(), landlordEmail: email },
    request: ({ firstName, lastName, tenantEmail, reference, coldRentAmount, rentDepositAmount, ...typed }) => ({
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the call's schema checks what was typed
      body: {
        reference: reference || null,
        tenant: { email: tenantEmail, firstName, lastName },
        coTenants: typed.coTenants,
        address: {
          street: typed.street,
          streetNumber: typed.streetNumber,
          unitName: typed.unitName || undefined,
          zip: typed.zip,
          city: typed.city,
          country: typed.country,
        },
        coldRentAmount: amountOf(coldRentAmount),
        rentDepositAmount: amountOf(rentDepositAmount),
        insuranceStart: typed.insuranceStart || undefined,
        insuranceEnd: typed.insuranceEnd || null,
        landlord: { type: "property_manager", companyName: partner.name, email: typed.landlordEmail },
      } as never,
    }),
    check: (typed) => checkRental(typed, product),
    words: {
      "address.street": addressWords.street,
      "address.zip": addressWords.zip,
      ...rentalWords,
      "landlord.email": { EMAIL_ONBOARDING_MUST_BE_DIFFERENT: "invite.sameEmail" },
      "coTenants.0.email": ownEmail,
      "coTenants.1.email": ownEmail,
      "coTenants.2.email": ownEmail,
    },
    onDone: ({ tenantEmail }) => {
      say({ text: t("partners.invitations.sent", { email: tenantEmail }) });
      return navigate({ to: "/partner/invitations" });
    },
  });
  const atHome = text.in(form.values.country);
  const optionalText = t("common.optional");
  return (
    <Page
      title={t("partners.invite.title")}
      back={<BackLink to="/partner/invitations">{t("partners.invite.back")}</BackLink>}
    >
      <p className="quiet lead">{t("partners.invite.lead")}</p>
      <CallFormView form={form} label={t("partners.invite.go")}>
        <h2>{t("invite.tenant")}</h2>
        <TextField
          {...form.bind("firstName", "tenant.firstName")}
          label={t("invite.tenantFirstName")}
          optionalText={optionalText}
        />
        <TextField
          {...form.bind("lastName", "tenant.lastName")}
          label={t("invite.tenantLastName")}
          optionalText={optionalText}
        />
        <EmailField
          {...form.bind("tenantEmail", "tenant.email")}
          label={t("invite.tenantEmail")}
          help={t("invite.tenantEmailHelp")}
        />
        <CoTenants form={form} />
        <h2>{t("invite.home")}</h2>
        <AddressFields bind={(part: AddressPart) => form.bind(part, `address.${part}`)} />
        <h2>{t("invite.rent")}</h2>
        <AmountField
          {...form.bind("coldRentAmount")}
          label={atHome.t("fields.coldRentAmount")}
          help={atHome.t("fields.coldRentHelp")}
        />
        <AmountField
          {...form.bind("rentDepositAmount")}
          label={t("fields.rentDepositAmount")}
          help={t("invite.depositHelp", {
            lower: money(product.lowerLimitDeposit),
            upper: money(product.upperLimitDeposit),
          })}
        />
        <ComingDayField
          {...form.bind("insuranceStart")}
          label={t("fields.insuranceStart")}
          help={t("fields.insuranceStartHelp", { example: shortDate(addMonths(today, 1)) })}
        />
        <ComingDayField
          {...form.bind("insuranceEnd")}
          label={t("fields.insuranceEnd")}
          optionalText={optionalText}
          help={t("fields.insuranceEndHelp")}
        />
        <TextField
          {...form.bind("reference")}
          label={t("partners.invite.reference")}
          optionalText={optionalText}
          help={t("partners.invite.referenceHelp")}
        />
        <h2>{t("partners.invite.you")}</h2>
        <EmailField
          {...form.bind("landlordEmail", "landlord.email")}
          label={t("partners.invite.email")}
          help={t("partners.invite.emailHelp")}
          autoComplete="email"
        />
      </CallFormView>
    </Page>
  );
}

import { inviteTenant } from "@kautia/contract";
import { Link, Question, TextField } from "@kautia/design-system";
import { AddressFields } from "#address/AddressFields.tsx";
import { addressParts, addressWords, wordsOf } from "#address/address-values.ts";
import { amountOf } from "#form/amount.ts";
import { Form } from "#form/Form.tsx";
import { FormActions } from "#form/FormActions.tsx";
import { useLoggedInForm } from "#parts/partners/use-logged-in-form.ts";
import { useApp } from "#shell/app/app-context.ts";
import { RentalFields } from "#parts/rental/RentalFields.tsx";
import { checkRental, rentalWords } from "#parts/rental/rental-values.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { useNavigate } from "#shell/navigation/use-location.ts";
import { useScreenPath } from "#shell/use-screen-path.ts";
import { PartnerPage } from "../PartnerPage.tsx";
import type { PartnerPageProps } from "../PartnerScreen.tsx";

const at = <Name extends string>(name: Name) => `address.${name}` as const;

const initialValues = (email: string, country: string) => ({
  "tenant.firstName": "",
  "tenant.lastName": "",
  "tenant.email": "",
  "address.street": "",
  "address.streetNumber": "",
  "address.unitName": "",
  "address.zip": "",
  "address.city": "",
  "address.country": country,
  coldRentAmount: "",
  rentDepositAmount: "",
  insuranceStart: "",
  insuranceEnd: "",
  reference: "",
  "landlord.email": email,
});

/** Invites one tenant. */
export function InvitePage(props: PartnerPageProps) {
  const { settings, country } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  const navigate = useNavigate();
  const { partner, email } = props.person;
  const invitations = path("partner-area", { area: "invitations" });
  const form = useLoggedInForm({
    onSessionEnded: props.onSessionEnded,
    id: "partner-invite",
    secret: true,
    call: inviteTenant,
    once: true,
    initial: initialValues(email, country()),
    labels: {
      "tenant.firstName": "invite.tenantFirstName",
      "tenant.lastName": "invite.tenantLastName",
      "tenant.email": "invite.tenantEmail",
      "address.street": "fields.street",
      "address.streetNumber": "fields.streetNumber",
      "address.unitName": "fields.unitName",
      "address.zip": "fields.zip",
      "address.city": "fields.city",
      "address.country": "fields.country",
      coldRentAmount: "fields.coldRentAmount",
      rentDepositAmount: "fields.rentDepositAmount",
      insuranceStart: "fields.insuranceStart",
      insuranceEnd: "fields.insuranceEnd",
      reference: "manager.invite.reference",
      "landlord.email": "manager.invite.email",
    },
    words: (typed) => ({
      "address.street": wordsOf({ streetNumber: typed["address.streetNumber"] }).street,
      "address.zip": addressWords.zip,
      ...rentalWords,
      "landlord.email": { EMAIL_ONBOARDING_MUST_BE_DIFFERENT: "invite.sameEmail" },
    }),
    check: (typed) => checkRental(typed, settings.product),
    body: (typed) => ({
      reference: typed.reference || null,
      tenant: {
        email: typed["tenant.email"],
        firstName: typed["tenant.firstName"],
        lastName: typed["tenant.lastName"],
      },
      address: Object.fromEntries(addressParts.map((part) => [part, typed[at(part)] || undefined])),
      coldRentAmount: amountOf(typed.coldRentAmount),
      rentDepositAmount: amountOf(typed.rentDepositAmount),
      insuranceStart: typed.insuranceStart || undefined,
      insuranceEnd: typed.insuranceEnd || null,
      landlord: { type: "property_manager", companyName: partner.name, email: typed["landlord.email"] },
    }),
    onSaved: ({ tenantEmail }) => navigate(invitations, { state: { invited: tenantEmail } }),
  });
  const optional = t("common.optional");
  const title = t("manager.invite.title");
  return (
    <PartnerPage title={title} {...props}>
      <p>
        <Link standalone href={invitations}>
          {t("manager.invite.back")}
        </Link>
      </p>
      <div className="partner-form">
        <Form form={form} head={<Question title={title} lead={t("manager.invite.lead")} />}>
          <h2>{t("invite.tenant")}</h2>
          <TextField {...form.bind("tenant.firstName")} optionalText={optional} autoComplete="off" />
          <TextField {...form.bind("tenant.lastName")} optionalText={optional} autoComplete="off" />
          <TextField
            {...form.bind("tenant.email")}
            type="email"
            help={t("invite.tenantEmailHelp")}
            autoComplete="off"
          />
          <h2>{t("invite.home")}</h2>
          <AddressFields bind={(name) => form.bind(at(name))} home />
          <h2>{t("invite.rent")}</h2>
          <RentalFields bind={form.bind} />
          <TextField
            {...form.bind("reference")}
            optionalText={optional}
            help={t("manager.invite.referenceHelp")}
            autoComplete="off"
          />
          <h2>{t("manager.invite.you")}</h2>
          <TextField
            {...form.bind("landlord.email")}
            type="email"
            help={t("manager.invite.emailHelp")}
            autoComplete="email"
          />
          <FormActions form={form} label={t("manager.invite.go")} />
        </Form>
      </div>
    </PartnerPage>
  );
}

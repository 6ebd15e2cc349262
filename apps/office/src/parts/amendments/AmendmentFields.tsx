import { TextField } from "@kautia/design-system";
import { AmountField, ChipsField, DayField, EmailField } from "../../form/fields.tsx";
import { useText } from "../../text/use-text.ts";
import type { AmendmentForm, AmendmentValues } from "./amendment-fields.ts";

interface AmendmentFieldsProps {
  form: AmendmentForm;
  kinds: readonly AmendmentValues["kind"][];
  /** What is guaranteed now, in EUR. */
  depositAmount: number;
  coTenantNames: readonly string[];
  /** Whether somebody has to leave, because a landlord cannot add a tenant. */
  mustLeave?: boolean;
}

/** Which change is asked for, and what it needs. */
export function AmendmentFields({ form, kinds, ...contract }: AmendmentFieldsProps) {
  const { t } = useText();
  const { kind } = form.values;
  const Fields = fields[kind];
  return (
    <>
      {kinds.length > 1 ? (
        <ChipsField
          {...form.bind("kind")}
          label={t("office.amendment.what")}
          of={kinds}
          textOf={(value) => t(`changes.${value}`)}
        />
      ) : null}
      <Fields form={form} {...contract} />
    </>
  );
}

type FieldsProps = Omit<AmendmentFieldsProps, "kinds">;

const fields = {
  NEW_LANDLORD: NewLandlord,
  TENANT_NAME: TenantName,
  LANDLORD_CONTACT: LandlordContact,
  LOWER_DEPOSIT: LowerDeposit,
  HIGHER_DEPOSIT: HigherDeposit,
  PAYMENT_PERIOD: Nothing,
  END: End,
  START: Start,
  HOME: Home,
  CO_TENANTS: CoTenants,
};

function NewLandlord({ form }: FieldsProps) {
  const { t } = useText();
  return (
    <>
      <TextField {...form.bind("name", "change.name")} label={t("changes.newName")} help={t("changes.newNameHelp")} />
      <EmailField {...form.bind("email", "change.email")} label={t("changes.newEmail")} />
      <TextField
        {...form.bind("address", "change.address")}
        label={t("changes.newAddress")}
        help={t("changes.newAddressHelp")}
        optionalText={t("common.optional")}
      />
    </>
  );
}

function TenantName({ form }: FieldsProps) {
  const { t } = useText();
  return (
    <>
      <TextField {...form.bind("firstName", "change.firstName")} label={t("fields.firstName")} />
      <TextField {...form.bind("lastName", "change.lastName")} label={t("fields.lastName")} />
      <DayField
        {...form.bind("birthDate", "change.birthDate")}
        label={t("fields.birthDate")}
        help={t("changes.TENANT_NAME.birthDateHelp")}
        optionalText={t("common.optional")}
      />
    </>
  );
}

function LandlordContact({ form }: FieldsProps) {
  const { t } = useText();
  return (
    <>
      <TextField
        {...form.bind("name", "change.name")}
        label={t("office.amendment.landlordName")}
        help={t("changes.LANDLORD_CONTACT.nameHelp")}
        optionalText={t("common.optional")}
      />
      <TextField
        {...form.bind("address", "change.postalAddress")}
        label={t("office.amendment.landlordAddress")}
        help={t("changes.newAddressHelp")}
        optionalText={t("common.optional")}
      />
    </>
  );
}

function LowerDeposit({ form, depositAmount }: FieldsProps) {
  const { t, money } = useText();
  return (
    <>
      <AmountField
        {...form.bind("depositAmount", "change.depositAmount")}
        label={t("changes.LOWER_DEPOSIT.amount")}
        help={t("changes.LOWER_DEPOSIT.amountHelp", { amount: money(depositAmount) })}
      />
      <DayField
        {...form.bind("restUntil", "change.restUntil")}
        label={t("changes.LOWER_DEPOSIT.restUntil")}
        optionalText={t("common.optional")}
      />
    </>
  );
}

function HigherDeposit({ form, depositAmount }: FieldsProps) {
  const { t, money } = useText();
  const onlyIfOther = { optionalText: t("common.optional"), help: t("office.amendment.onlyIfOther") };
  return (
    <>
      <AmountField
        {...form.bind("depositAmount", "change.depositAmount")}
        label={t("changes.HIGHER_DEPOSIT.amount")}
        help={t("changes.LOWER_DEPOSIT.amountHelp", { amount: money(depositAmount) })}
      />
      <AmountField
        {...form.bind("coldRentAmount", "change.coldRentAmount")}
        {...onlyIfOther}
        label={t("fields.coldRentAmount")}
      />
      <AmountField
        {...form.bind("grossIncome", "change.grossIncome")}
        {...onlyIfOther}
        label={t("fields.grossIncome")}
      />
    </>
  );
}

/** There is only one other payment period, so nothing is asked. */
function Nothing() {
  return null;
}

function End({ form }: FieldsProps) {
  const { t } = useText();
  return (
    <DayField
      {...form.bind("insuranceEnd", "change.insuranceEnd")}
      label={t("changes.END.insuranceEnd")}
      help={t("office.amendment.endHelp")}
      optionalText={t("common.optional")}
    />
  );
}

function Start({ form }: FieldsProps) {
  const { t } = useText();
  return (
    <DayField {...form.bind("insuranceStart", "change.insuranceStart")} label={t("changes.START.insuranceStart")} />
  );
}

function Home({ form }: FieldsProps) {
  const { t } = useText();
  return (
    <>
      <TextField
        {...form.bind("streetNumber", "change.streetNumber")}
        label={t("fields.streetNumber")}
        width="medium"
      />
      <TextField
        {...form.bind("unitName", "change.unitName")}
        label={t("fields.unitName")}
        optionalText={t("common.optional")}
        width="medium"
      />
    </>
  );
}

function CoTenants({ form, coTenantNames, mustLeave = false }: FieldsProps) {
  const { t } = useText();
  return (
    <>
      {coTenantNames.length > 0 ? (
        <ChipsField
          {...form.bind("leaves", "change.leaves")}
          label={t("changes.CO_TENANTS.leaves")}
          of={mustLeave ? coTenantNames : [...coTenantNames, ""]}
          textOf={(name) => name || t("changes.CO_TENANTS.nobody")}
        />
      ) : null}
      <p>{t(mustLeave ? "changes.CO_TENANTS.replaces" : "changes.CO_TENANTS.joins")}</p>
      <TextField {...form.bind("firstName", "change.joins.firstName")} label={t("fields.firstName")} />
      <TextField {...form.bind("lastName", "change.joins.lastName")} label={t("fields.lastName")} />
      <DayField {...form.bind("birthDate", "change.joins.birthDate")} label={t("fields.birthDate")} />
      <EmailField {...form.bind("email", "change.joins.email")} label={t("fields.email")} />
    </>
  );
}

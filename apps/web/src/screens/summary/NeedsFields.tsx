import { knownNeeds, landlordStances, type TenantRecord } from "@kautia/contract";
import { Checkbox, ChoiceList, InlineMessage } from "@kautia/design-system";
import { AmountField } from "../../form/AmountField.tsx";
import type { Binding, TickBinding } from "../../form/form-state.ts";
import { useText } from "../../texts/use-text.ts";
import { hasPaidCash, misfitsOf, type NeedsValues, openNeeds } from "./needs-values.ts";

export interface NeedsFieldsProps {
  record: TenantRecord;
  values: NeedsValues;
  fields: { [Name in Exclude<keyof NeedsValues, "goesOn">]: Binding<NeedsValues[Name]> } & {
    goesOn: TickBinding;
  };
}

/**
 * Says what is known of the tenant's needs, and asks the rest. If a guarantee does not fit, the tenant has to confirm
 * before continuing.
 */
export function NeedsFields({ record, values, fields }: NeedsFieldsProps) {
  const { t } = useText();
  const yesOrNo = (name: "depositAgreed" | "cashPaid") =>
    (["yes", "no"] as const).map((value) => ({ value, label: t(`summary.${name}.${value}`) }));
  const open = new Set(openNeeds(record));
  const misfits = misfitsOf(values);
  return (
    <>
      <KnownNeeds record={record} />
      {open.has("depositAgreed") ? (
        <ChoiceList {...fields.depositAgreed} layout="row" options={yesOrNo("depositAgreed")} />
      ) : null}
      <ChoiceList
        {...fields.landlordAccepts}
        options={landlordStances.map((value) => ({ value, label: t(`summary.landlordAccepts.${value}`) }))}
      />
      {open.has("cashPaid") ? <ChoiceList {...fields.cashPaid} layout="row" options={yesOrNo("cashPaid")} /> : null}
      {hasPaidCash(values, record) ? (
        <>
          <AmountField {...fields.cashAmount} optionalText={t("common.optional")} width="short" />
          <InlineMessage tone="info" toneLabel={t("common.note")} live title={t("summary.cashTitle")}>
            {t("summary.cashText")}
          </InlineMessage>
        </>
      ) : null}
      {misfits.length > 0 ? (
        <>
          <InlineMessage tone="caution" toneLabel={t("common.note")} live title={t("summary.misfit")}>
            {misfits.map((misfit) => t(`summary.misfit.${misfit}`)).join(" ")}
          </InlineMessage>
          <Checkbox {...fields.goesOn} />
        </>
      ) : null}
    </>
  );
}

/** What the contract will record of the tenant's needs without asking for it again. */
function KnownNeeds({ record }: { record: TenantRecord }) {
  const { t, money } = useText();
  const { depositAgreed, cashPaid } = knownNeeds(record);
  const deposit = money(record.rentDepositAmount ?? 0);
  return (
    <p>
      {[
        depositAgreed ? t("summary.knownDeposit", { deposit }) : null,
        cashPaid === null ? null : t(cashPaid ? "summary.knownPaid" : "summary.knownUnpaid"),
        t("summary.needsLead"),
      ]
        .filter(Boolean)
        .join(" ")}
    </p>
  );
}

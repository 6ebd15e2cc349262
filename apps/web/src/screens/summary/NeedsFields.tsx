import { landlordStances } from "@kautia/contract";
import { Checkbox, ChoiceList, InlineMessage, MoneyField } from "@kautia/design-system";
import type { Binding } from "../../form/form-state.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { misfitsOf, type NeedsValues } from "./needs-values.ts";

export interface NeedsFieldsProps {
  values: NeedsValues;
  fields: { [Name in Exclude<keyof NeedsValues, "goesOn">]: Binding<NeedsValues[Name]> } & {
    goesOn: Omit<Binding<boolean>, "value"> & { checked: boolean };
  };
}

/** Asks whether a guarantee is what the tenant needs. If it does not fit, the tenant has to confirm before continuing. */
export function NeedsFields({ values, fields }: NeedsFieldsProps) {
  const { t, locale } = useText();
  const yesOrNo = (name: "depositAgreed" | "cashPaid") =>
    (["yes", "no"] as const).map((value) => ({ value, label: t(`summary.${name}.${value}`) }));
  const misfits = misfitsOf(values);
  return (
    <>
      <p>{t("summary.needsLead")}</p>
      <ChoiceList {...fields.depositAgreed} layout="row" options={yesOrNo("depositAgreed")} />
      <ChoiceList
        {...fields.landlordAccepts}
        options={landlordStances.map((value) => ({ value, label: t(`summary.landlordAccepts.${value}`) }))}
      />
      <ChoiceList {...fields.cashPaid} layout="row" options={yesOrNo("cashPaid")} />
      {values.cashPaid === "yes" ? (
        <>
          <MoneyField {...fields.cashAmount} locale={locale} optionalText={t("common.optional")} width="short" />
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

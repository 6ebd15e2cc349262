import { addMonths } from "@kautia/contract";
import { DateField } from "@kautia/design-system";
import { todayIn } from "@kautia/locales/format";
import { AmountField } from "../../form/AmountField.tsx";
import { useState } from "react";
import type { Binding } from "../../form/form-state.ts";
import { useDateTexts } from "../../form/use-date-texts.ts";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../texts/use-text.ts";

type Field = "coldRentAmount" | "rentDepositAmount" | "insuranceStart" | "insuranceEnd";

/** Rent, deposit and dates of the rental in an invitation. */
export function RentalFields({ bind }: { bind: (field: Field) => Binding<string> }) {
  const { settings } = useApp();
  const { t, money, shortDate, country } = useText();
  const dateTexts = { ...useDateTexts(), pickerText: t("common.openCalendar"), near: "future" as const };
  const [today] = useState(() => todayIn(country()));
  const { lowerLimitDeposit, upperLimitDeposit } = settings.product;
  return (
    <>
      <AmountField {...bind("coldRentAmount")} width="medium" help={t("fields.coldRentHelp")} />
      <AmountField
        {...bind("rentDepositAmount")}
        width="medium"
        help={t("invite.depositHelp", {
          lower: money(lowerLimitDeposit),
          upper: money(upperLimitDeposit),
        })}
      />
      <DateField
        {...bind("insuranceStart")}
        {...dateTexts}
        help={t("fields.insuranceStartHelp", { example: shortDate(addMonths(today, 1)) })}
      />
      <DateField
        {...bind("insuranceEnd")}
        {...dateTexts}
        optionalText={t("common.optional")}
        help={t("fields.insuranceEndHelp")}
      />
    </>
  );
}

import { looksMonthly, roundToCents } from "@kautia/contract";
import { Button } from "@kautia/design-system";
import { type Ref, useEffect, useEffectEvent } from "react";
import { AmountField } from "../../form/AmountField.tsx";
import { amountOf, amountText } from "../../form/amount.ts";
import type { Binding } from "../../form/form-state.ts";
import { useText } from "../../texts/use-text.ts";
import type { MeantIncome } from "./use-meant-income.ts";

export interface IncomeFieldProps {
  field: Binding<string>;
  meant: MeantIncome;
  /** How often the form was refused. An error that only appeared while somebody typed is not confirmed by going on. */
  tries: number;
  help: string;
  /** Whether any amount is taken, because this occupation needs no income. */
  anyAmount?: boolean;
  optionalText?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A yearly income. If it was refused because it looks like a month's, a button takes the year's figure. */
export function IncomeField({ field, meant, tries, help, anyAmount = false, optionalText, ref }: IncomeFieldProps) {
  const { t, money } = useText();
  const { id, value: typed, error, onChange } = field;
  const amount = amountOf(typed) ?? 0;
  const monthly = error && !anyAmount && amount > 0 && looksMonthly(amount) ? amount : 0;
  const ask = useEffectEvent(() => {
    if (monthly > 0) meant.ask(typed);
  });
  useEffect(() => {
    if (tries > 0) ask();
  }, [tries]);

  function takeYear(): void {
    onChange(amountText(roundToCents(monthly * 12)));
    // The button disappears, and the focus with it.
    document.getElementById(id)?.focus();
  }

  return (
    <div>
      <AmountField {...field} ref={ref} width="medium" help={help} optionalText={optionalText} />
      {monthly > 0 ? (
        <Button variant="text" className="form-under" onClick={takeYear}>
          {t("fields.grossIncomeUse", { amount: money(roundToCents(monthly * 12)) })}
        </Button>
      ) : null}
    </div>
  );
}

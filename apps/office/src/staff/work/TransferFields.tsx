import { TextField } from "@kautia/design-system";
import { DayField } from "../../form/fields.tsx";
import type { CallForm } from "../../form/use-call-form.ts";
import { useText } from "../../text/use-text.ts";

interface Transfer {
  paidOn: string;
  reference: string;
}

/** When money was transferred, and its reference. */
export function TransferFields({ form }: { form: Pick<CallForm<Transfer>, "bind"> }) {
  const { t } = useText();
  return (
    <>
      <DayField {...form.bind("paidOn")} label={t("staff.payout.on")} />
      <TextField
        {...form.bind("reference")}
        label={t("staff.payout.reference")}
        help={t("staff.payout.referenceHelp")}
      />
    </>
  );
}

import type { PaymentMethodKind } from "@kautia/contract";
import { ChoiceList } from "@kautia/design-system";
import { useState } from "react";
import { useApp } from "#app/app-context.ts";
import { useText } from "#texts/use-text.ts";
import type { CardFormProps } from "../card-form.ts";
import { SandboxCardForm } from "./SandboxCardForm.tsx";
import { SandboxDebitForm } from "./SandboxDebitForm.tsx";

export { SandboxConfirmation } from "./SandboxConfirmation.tsx";

/** The sandbox's form for a card or an account, whichever the server offers. */
export function SandboxForm(props: CardFormProps) {
  const { settings } = useApp();
  const { t } = useText();
  const { methods } = settings.payment;
  const [kind, setKind] = useState<PaymentMethodKind>(methods[0] ?? "card");
  return (
    <>
      {methods.length > 1 ? (
        <ChoiceList
          label={t("payment.method")}
          layout="row"
          options={methods.map((value) => ({ value, label: t(`payment.method.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
      ) : null}
      {kind === "card" ? <SandboxCardForm {...props} /> : <SandboxDebitForm {...props} />}
    </>
  );
}

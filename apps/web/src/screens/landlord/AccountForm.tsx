import { enterPayoutAccount, type LandlordView } from "@kautia/contract";
import { InlineMessage, TextField } from "@kautia/design-system";
import { useState } from "react";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useForm } from "../../form/use-form.ts";
import { useText } from "../../shell/i18n/use-text.ts";

export interface AccountFormProps {
  token: string;
  /** From the mailed link; null for the first account. */
  change: string | null;
  lead: string;
  onView: (view: LandlordView) => void;
  onSaved: () => void;
}

export function AccountForm({ token, change, lead, onView, onSaved }: AccountFormProps) {
  const { t } = useText();
  const [tooLate, setTooLate] = useState(false);
  const form = useForm({
    id: "landlord-account",
    call: enterPayoutAccount,
    params: { token },
    secret: true,
    initial: { iban: "", holder: "" },
    labels: { iban: "landlord.iban", holder: "landlord.holder" },
    words: { iban: { FIELD_INVALID: "validation.iban" } },
    body: (typed) => ({ ...typed, change }),
    onRefused: (errorCode) => {
      setTooLate(errorCode === "STEP_NOT_ALLOWED");
      return errorCode === "STEP_NOT_ALLOWED";
    },
    onSaved: (view) => {
      onSaved();
      onView(view);
    },
  });
  if (tooLate)
    return (
      <InlineMessage tone="caution" toneLabel={t("common.note")} live title={t("landlord.changeLater")}>
        {t("landlord.changeLaterText")}
      </InlineMessage>
    );
  return (
    <Form form={form}>
      <p>{lead}</p>
      <TextField {...form.bind("iban")} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      <TextField {...form.bind("holder")} autoComplete="name" />
      <FormActions form={form} label={t("landlord.saveAccount")} note={t("landlord.accountNotice")} />
    </Form>
  );
}

import { enterPayoutAccount, type LandlordView } from "@kautia/contract";
import { TextField } from "@kautia/design-system";
import { Form } from "#form/Form.tsx";
import { FormActions } from "#form/FormActions.tsx";
import { useForm } from "#form/use-form.ts";
import { useText } from "#texts/use-text.ts";

export interface AccountFormProps {
  token: string;
  /** From the mailed link; null for the first account. */
  change: string | null;
  lead: string;
  onSaved: (view: LandlordView) => void;
  /** Called when the link no longer allows a change, or somebody else has entered the first account. */
  onTooLate: () => void;
}

export function AccountForm({ token, change, lead, onSaved, onTooLate }: AccountFormProps) {
  const { t } = useText();
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
      if (errorCode !== "STEP_NOT_ALLOWED") return false;
      onTooLate();
      return true;
    },
    onSaved,
  });
  return (
    <Form form={form}>
      <p>{lead}</p>
      <TextField
        {...form.bind("iban")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onBlur={() => form.leave("iban")}
      />
      <TextField {...form.bind("holder")} autoComplete="name" />
      <p className="quiet">{t("landlord.accountNotice")}</p>
      <FormActions form={form} label={t("landlord.saveAccount")} />
    </Form>
  );
}

import { acceptAsLandlord, fieldError, type LandlordView } from "@kautia/contract";
import { Checkbox, DateField, InlineMessage, Question } from "@kautia/design-system";
import { useApp } from "#app/app-context.ts";
import { Form } from "#form/Form.tsx";
import { FormActions } from "#form/FormActions.tsx";
import { useDateTexts } from "#form/use-date-texts.ts";
import { useForm } from "#form/use-form.ts";
import { useText } from "#texts/use-text.ts";

export interface AcceptWithCashProps {
  view: LandlordView;
  cash: NonNullable<LandlordView["cash"]>;
  token: string;
  onView: (view: LandlordView) => void;
  /** Called when the policy's status no longer allows an answer. */
  onConflict: () => Promise<void>;
  /** Called when another tenant's contract for the home was accepted first. */
  onCovered: () => void;
}

/** Accepts a guarantee when the tenant has already paid cash: the landlord confirms by when it will be returned. */
export function AcceptWithCash({ view, cash, token, onView, onConflict, onCovered }: AcceptWithCashProps) {
  const { settings } = useApp();
  const { t, money } = useText();
  const dateTexts = useDateTexts();
  const form = useForm({
    id: `accept-${token}`,
    call: acceptAsLandlord,
    params: { token },
    secret: true,
    initial: { cashReturnOn: "", returnsCash: false },
    labels: { cashReturnOn: "landlord.cashReturnOn", returnsCash: "landlord.returnsCash" },
    words: {
      cashReturnOn: { FIELD_INVALID: "validation.date" },
      returnsCash: { CONSENT_REQUIRED: "validation.returnsCash" },
    },
    check: ({ cashReturnOn, returnsCash }) => [
      ...(cashReturnOn === "" ? [fieldError("cashReturnOn", "FIELD_REQUIRED")] : []),
      ...(returnsCash ? [] : [fieldError("returnsCash", "CONSENT_REQUIRED")]),
    ],
    body: ({ cashReturnOn, returnsCash }) => ({ cashReturnOn: cashReturnOn || undefined, returnsCash }),
    onRefused: (errorCode) => {
      if (errorCode === "POLICY_STATUS_CONFLICT") void onConflict();
      else if (errorCode === "PROPERTY_HAS_ACTIVE_POLICY") onCovered();
      else return false;
      return true;
    },
    onSaved: onView,
  });
  const amount = money(view.depositAmount);
  const lead = t("landlord.acceptText", { amount, insurer: settings.insurer.name });
  return (
    <Form form={form} head={<Question title={t("landlord.acceptTitle")} lead={lead} />}>
      <InlineMessage
        tone="info"
        toneLabel={t("common.note")}
        title={cash.amount === null ? t("landlord.cash") : t("landlord.cashAmount", { amount: money(cash.amount) })}
      >
        {`${t("landlord.cashText")}${cash.limit === null ? "" : ` ${t("landlord.cashLimit", { limit: money(cash.limit) })}`}`}
      </InlineMessage>
      <DateField
        {...form.bind("cashReturnOn")}
        {...dateTexts}
        pickerText={t("common.openCalendar")}
        near="future"
        help={t("landlord.cashReturnOnHelp")}
      />
      <Checkbox {...form.bindTick("returnsCash")} />
      <FormActions form={form} label={t("landlord.acceptConfirm")} />
    </Form>
  );
}

import { acceptGuarantee, declineGuarantee, fieldError, type Guarantee, maxMessageLength } from "@kautia/contract";
import { Checkbox, TextArea } from "@kautia/design-system";
import { tenantValues } from "@kautia/locales/format";
import { useChange } from "../../api/queries.ts";
import { ComingDayField } from "../../form/fields.tsx";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { ConfirmButton } from "../../parts/ConfirmButton.tsx";
import { FormFold } from "../../parts/FormFold.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { useSettings } from "../../shell/settings.ts";
import { Message } from "../../parts/Message.tsx";
import { useText } from "../../text/use-text.ts";

/** Accepts or declines. Both are final. */
export function Answer({ guarantee }: { guarantee: Guarantee }) {
  const { t, money } = useText();
  const { insurer } = useSettings();
  const { refId, cash, depositAmount } = guarantee;
  const { mutateAsync: accept } = useChange(acceptGuarantee);
  return (
    <Panel title={t("landlord.answer")}>
      {cash ? (
        <AcceptWithCash refId={refId} cash={cash} />
      ) : (
        <>
          <p>{t("landlord.acceptNote")}</p>
          <ConfirmButton
            label={t("landlord.accept")}
            variant="primary"
            question={t("landlord.acceptTitle")}
            yes={t("landlord.acceptConfirm")}
            onYes={() => accept({ params: { refId }, body: {} })}
          >
            <p>{t("landlord.acceptText", { amount: money(depositAmount), insurer: insurer.name })}</p>
          </ConfirmButton>
        </>
      )}
      <FormFold id="decline" title={t("landlord.decline")}>
        <Decline guarantee={guarantee} />
      </FormFold>
    </Panel>
  );
}

/** The tenant has paid cash: the landlord confirms by when it will be returned. */
function AcceptWithCash({ refId, cash }: { refId: string; cash: NonNullable<Guarantee["cash"]> }) {
  const { t, money } = useText();
  const form = useCallForm({
    call: acceptGuarantee,
    initial: { cashReturnOn: "", returnsCash: false },
    request: ({ cashReturnOn, returnsCash }) => ({
      params: { refId },
      body: { cashReturnOn: cashReturnOn || undefined, returnsCash },
    }),
    check: ({ cashReturnOn, returnsCash }) => [
      ...(cashReturnOn === "" ? [fieldError("cashReturnOn", "FIELD_REQUIRED")] : []),
      ...(returnsCash ? [] : [fieldError("returnsCash", "CONSENT_REQUIRED")]),
    ],
    words: {
      cashReturnOn: { FIELD_INVALID: "validation.date" },
      returnsCash: { CONSENT_REQUIRED: "validation.returnsCash" },
    },
  });
  const { value, onChange, ...ticked } = form.bind("returnsCash");
  const limit = cash.limit === null ? "" : ` ${t("landlord.cashLimit", { limit: money(cash.limit) })}`;
  return (
    <CallFormView form={form} label={t("landlord.accept")}>
      <Message
        tone="info"
        title={cash.amount === null ? t("landlord.cash") : t("landlord.cashAmount", { amount: money(cash.amount) })}
      >
        {`${t("landlord.cashText")}${limit}`}
      </Message>
      <ComingDayField
        {...form.bind("cashReturnOn")}
        label={t("landlord.cashReturnOn")}
        help={t("landlord.cashReturnOnHelp")}
      />
      <Checkbox {...ticked} label={t("landlord.returnsCash")} checked={value} onChange={onChange} />
      <p>{t("landlord.acceptNote")}</p>
    </CallFormView>
  );
}

function Decline({ guarantee }: { guarantee: Guarantee }) {
  const { t, language } = useText();
  const form = useCallForm({
    call: declineGuarantee,
    initial: { reason: "" },
    request: (body) => ({ params: { refId: guarantee.refId }, body }),
    said: t("landlord.status.DECLINED"),
  });
  return (
    <CallFormView form={form} label={t("landlord.declineConfirm")} variant="ending">
      <p>{t("landlord.declineText", tenantValues(guarantee, language))}</p>
      <TextArea
        {...form.bind("reason")}
        label={t("landlord.reason")}
        optionalText={t("common.optional")}
        help={t("landlord.reasonHelp")}
        maxLength={maxMessageLength}
        rows={3}
      />
    </CallFormView>
  );
}

import { estimateClaim, type StaffClaim } from "@kautia/contract";
import { TextField } from "@kautia/design-system";
import { when } from "@kautia/locales/format";
import { AmountField } from "../../form/fields.tsx";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { Panel } from "../../parts/Panel.tsx";
import { useText } from "../../text/use-text.ts";
import { readAmount } from "./read-amount.ts";

/** What the claim is expected to cost, with the earlier estimates. */
export function Estimate({ of: { id, estimates, state, amount } }: { of: StaffClaim }) {
  const text = useText();
  const { t, exactMoney } = text;
  const form = useCallForm({
    call: estimateClaim,
    initial: { amount: String(estimates[0]?.amount ?? amount), note: "" },
    request: (typed) => ({ params: { claimId: id }, body: { amount: readAmount(typed.amount), note: typed.note } }),
    said: t("office.estimate.done"),
  });
  const isOpen = state !== "PAID" && state !== "REFUSED";
  if (!isOpen && estimates.length === 0) return null;
  return (
    <Panel title={t("office.estimate")}>
      {estimates.length === 0 ? null : (
        <ol className="work-why">
          {estimates.map((estimate) => (
            <li key={estimate.at}>
              <strong>{exactMoney(estimate.amount)}</strong>{" "}
              <span className="quiet">{`${when(text, estimate.at)}, ${estimate.by}: ${estimate.note}`}</span>
            </li>
          ))}
        </ol>
      )}
      {isOpen ? (
        <CallFormView form={form} label={t("office.estimate.save")} variant="secondary">
          <p className="quiet">{t("office.estimate.lead")}</p>
          <AmountField {...form.bind("amount")} label={t("office.estimate.amount")} />
          <TextField {...form.bind("note")} label={t("office.estimate.note")} />
        </CallFormView>
      ) : null}
    </Panel>
  );
}

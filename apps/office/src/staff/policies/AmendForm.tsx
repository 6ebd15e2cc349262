import { amendmentsFor, askAmendmentAsStaff } from "@kautia/contract";
import { TextArea } from "@kautia/design-system";
import { createLazyRoute } from "@tanstack/react-router";
import { useCallForm } from "../../form/use-call-form.ts";
import { AmendmentFields } from "../../parts/amendments/AmendmentFields.tsx";
import { type AmendmentValues, changeOf, isOfficeKind, noAmendment } from "../../parts/amendments/amendment-fields.ts";
import { useText } from "../../text/use-text.ts";
import { PolicyForm } from "./PolicyForm.tsx";
import { useBackToPolicy } from "./use-back-to-policy.ts";
import { usePolicy } from "./use-policy.ts";

export const Route = createLazyRoute("/staff/policies/$id/change")({ component: AmendForm });

/** Asks for a change of the contract for somebody who wrote or called. */
function AmendForm() {
  const { t } = useText();
  const policy = usePolicy();
  const [first, ...others] = amendmentsFor("STAFF", policy).filter(isOfficeKind);
  const goBack = useBackToPolicy();
  const initial: AmendmentValues & { note: string } = {
    kind: first ?? "NEW_LANDLORD",
    ...noAmendment,
    ...(policy.otherPlan && { paymentPeriod: policy.otherPlan.paymentPeriod }),
    note: "",
  };
  const form = useCallForm({
    call: askAmendmentAsStaff,
    initial,
    request: ({ note, ...values }) => ({ params: { refId: policy.refId }, body: { change: changeOf(values), note } }),
    onDone: (_answer, { kind }) =>
      goBack(t(kind === "TENANT_NAME" || kind === "LANDLORD_CONTACT" ? "changes.done" : "office.amendment.done")),
  });
  const { kind } = form.values;
  if (first === undefined) return <p>{t("changes.nothing")}</p>;
  return (
    <PolicyForm
      title={t(others.length === 0 ? `changes.${first}` : "office.amendment.ask")}
      form={form}
      label={t("changes.ask")}
    >
      <AmendmentFields
        form={form}
        kinds={[first, ...others]}
        depositAmount={policy.depositAmount}
        coTenantNames={policy.coTenants.map(({ name }) => name)}
      />
      <p className="quiet">
        {t(
          kind === "END" || kind === "START" || kind === "HOME"
            ? "office.amendment.follows.both"
            : kind === "PAYMENT_PERIOD"
              ? `office.amendment.follows.${policy.paymentPeriod === "YEARLY" ? "MONTHLY" : "YEARLY"}`
              : `office.amendment.follows.${kind}`,
        )}
      </p>
      <TextArea {...form.bind("note")} label={t("office.amendment.note")} rows={2} />
    </PolicyForm>
  );
}

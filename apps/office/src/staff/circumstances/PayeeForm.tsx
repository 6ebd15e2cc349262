import { agreePayee } from "@kautia/contract";
import { TextArea, TextField } from "@kautia/design-system";
import { createLazyRoute } from "@tanstack/react-router";
import { useCallForm } from "../../form/use-call-form.ts";
import { Facts } from "../../parts/Facts.tsx";
import { useText } from "../../text/use-text.ts";
import { PolicyForm } from "../policies/PolicyForm.tsx";
import { ScanField } from "../policies/ScanField.tsx";
import { useBackToPolicy } from "../policies/use-back-to-policy.ts";
import { usePolicy } from "../policies/use-policy.ts";

export const Route = createLazyRoute("/staff/policies/$id/payee")({ component: PayeeForm });

function PayeeForm() {
  const { t } = useText();
  const { refId, landlordName, agreedPayees } = usePolicy();
  const { name = "" } = Route.useSearch();
  const goBack = useBackToPolicy();
  const form = useCallForm({
    call: agreePayee,
    initial: { name, reason: "", scanId: "" },
    request: ({ scanId, ...body }) => ({ params: { refId }, body: { ...body, scanId: scanId === "" ? null : scanId } }),
    onDone: () => goBack(t("office.payee.done")),
  });
  return (
    <PolicyForm title={t("office.payee.title")} form={form} label={t("office.payee.save")}>
      <p className="quiet">{t("office.payee.lead")}</p>
      <Facts
        facts={[
          { label: t("staff.col.landlord"), value: landlordName },
          {
            label: t("office.payee.agreed"),
            value: agreedPayees.map((payee) => `${payee.name} (${payee.reason})`).join("; "),
          },
        ]}
      />
      <TextField {...form.bind("name")} label={t("office.payee.name")} />
      <TextArea {...form.bind("reason")} label={t("office.payee.reason")} rows={3} />
      <ScanField refId={refId} onStored={(scanId) => form.set({ scanId })} />
    </PolicyForm>
  );
}

import { holdPolicy } from "@kautia/contract";
import { TextArea } from "@kautia/design-system";
import { createLazyRoute } from "@tanstack/react-router";
import { useCallForm } from "../../form/use-call-form.ts";
import { useText } from "../../text/use-text.ts";
import { PolicyForm } from "../policies/PolicyForm.tsx";
import { useBackToPolicy } from "../policies/use-back-to-policy.ts";
import { usePolicy } from "../policies/use-policy.ts";

export const Route = createLazyRoute("/staff/policies/$id/hold")({ component: HoldForm });

function HoldForm() {
  const { t } = useText();
  const { refId } = usePolicy();
  const goBack = useBackToPolicy();
  const form = useCallForm({
    call: holdPolicy,
    initial: { reason: "" },
    request: (body) => ({ params: { refId }, body }),
    onDone: () => goBack(t("office.hold.done")),
  });
  return (
    <PolicyForm title={t("office.hold")} form={form} label={t("office.hold")} variant="ending">
      <p className="quiet">{t("office.hold.lead")}</p>
      <p className="quiet">{t("office.circumstance.means.SUSPICION")}</p>
      <TextArea {...form.bind("reason")} label={t("office.hold.reason")} help={t("office.hold.reasonHelp")} rows={4} />
    </PolicyForm>
  );
}

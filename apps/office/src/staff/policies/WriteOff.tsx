import { addMonths, writeOffAfterMonths, writeOffPremium } from "@kautia/contract";
import { TextArea } from "@kautia/design-system";
import { localDay, todayIn } from "@kautia/locales/format";
import { useState } from "react";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { DialogButton } from "../../parts/DialogButton.tsx";
import { useText } from "../../text/use-text.ts";
import { usePolicy } from "./use-policy.ts";

/** Asks a second person to write off a premium, once it has been unpaid for three months. */
export function WriteOff({ chargeId, dueAt }: { chargeId: string; dueAt: string }) {
  const { t } = useText();
  const { country } = usePolicy();
  const [today] = useState(() => todayIn(country));
  if (addMonths(localDay(dueAt, country), writeOffAfterMonths) > today) return null;
  return (
    <DialogButton label={t("office.writeOff")}>
      {(close) => <WriteOffForm chargeId={chargeId} onDone={close} />}
    </DialogButton>
  );
}

function WriteOffForm({ chargeId, onDone }: { chargeId: string; onDone: () => void }) {
  const { t } = useText();
  const { refId } = usePolicy();
  const form = useCallForm({
    call: writeOffPremium,
    initial: { reason: "" },
    request: (body) => ({ params: { refId, chargeId }, body }),
    said: t("office.fourEyes.asked"),
    onDone,
  });
  return (
    <CallFormView form={form} label={t("office.fourEyes.ask")}>
      <p className="quiet">{t("office.writeOff.lead")}</p>
      <TextArea {...form.bind("reason")} label={t("office.writeOff.reason")} rows={3} />
    </CallFormView>
  );
}

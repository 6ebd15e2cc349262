import { addMonths, writeOffAfterMonths, writeOffPremium } from "@kautia/contract";
import { localDay } from "@kautia/locales/format";
import { useToday } from "../../form/fields.tsx";
import { DialogButton } from "../../parts/DialogButton.tsx";
import { useText } from "../../text/use-text.ts";
import { AskForm } from "../approvals/AskForm.tsx";
import { usePolicy } from "./use-policy.ts";

/** Asks a second person to write off a premium, once it has been unpaid for three months. */
export function WriteOff({ chargeId, dueAt }: { chargeId: string; dueAt: string }) {
  const { t } = useText();
  const { refId, country } = usePolicy();
  const today = useToday(country);
  if (addMonths(localDay(dueAt, country), writeOffAfterMonths) > today) return null;
  return (
    <DialogButton id={`write-off-${chargeId}`} label={t("office.writeOff")}>
      {(close) => (
        <AskForm
          call={writeOffPremium}
          request={(body) => ({ params: { refId, chargeId }, body })}
          lead={t("office.writeOff.lead")}
          label={t("office.writeOff.reason")}
          onDone={close}
        />
      )}
    </DialogButton>
  );
}

import { recordRefundTransfer } from "@kautia/contract";
import { Button, VisuallyHidden } from "@kautia/design-system";
import { useState } from "react";
import { useText } from "#shell/i18n/use-text.ts";
import { TransferForm } from "../TransferForm.tsx";

interface RefundTransferProps {
  refundId: string;
  /** What the row is about, for screen readers. */
  about: string;
  onRecorded: () => void;
}

/** Records that a failed refund was paid by bank transfer instead. */
export function RefundTransfer({ refundId, about, onRecorded }: RefundTransferProps) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <span>{t("staff.refund.transfer")}</span>
        <VisuallyHidden>{` ${about}`}</VisuallyHidden>
      </Button>
    );
  return (
    <TransferForm
      id="staff-refund-transfer"
      call={recordRefundTransfer}
      params={{ refundId }}
      lead={t("staff.refund.transferText")}
      wrongAmount="staff.refund.wrongAmount"
      go="staff.refund.save"
      onSaved={onRecorded}
    />
  );
}

import { maxMessageLength } from "@kautia/contract";
import { Button, Dialog, TextArea } from "@kautia/design-system";
import { useState } from "react";
import { useText } from "#texts/use-text.ts";

export interface DeclineDialogProps {
  open: boolean;
  /** The names of everybody who signed. */
  tenants: string;
  onDecline: (reason: string) => Promise<void>;
  onClose: () => void;
}

export function DeclineDialog({ open, tenants, onDecline, onClose }: DeclineDialogProps) {
  const { t } = useText();
  // Kept while the dialog is closed, in case it was closed by mistake.
  const [reason, setReason] = useState("");
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("landlord.declineTitle")}
      closeText={t("common.close")}
      actions={
        <>
          <Button variant="ending" onClick={() => onDecline(reason)} busyLabel={t("landlord.accepting")}>
            {t("landlord.declineConfirm")}
          </Button>
          <Button variant="text" onClick={onClose}>
            {t("landlord.keep")}
          </Button>
        </>
      }
    >
      <div className="k-flow">
        <p>{t("landlord.declineText", { tenant: tenants })}</p>
        <TextArea
          label={t("landlord.reason")}
          optionalText={t("common.optional")}
          help={t("landlord.reasonHelp")}
          value={reason}
          onChange={setReason}
          maxLength={maxMessageLength}
          rows={3}
        />
      </div>
    </Dialog>
  );
}

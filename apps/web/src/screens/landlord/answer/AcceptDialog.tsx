import type { LandlordView } from "@kautia/contract";
import { Button, Dialog } from "@kautia/design-system";
import { useApp } from "#app/app-context.ts";
import { useText } from "#texts/use-text.ts";

export interface AcceptDialogProps {
  open: boolean;
  view: LandlordView;
  onAccept: () => Promise<void>;
  onClose: () => void;
}

export function AcceptDialog({ open, view, onAccept, onClose }: AcceptDialogProps) {
  const { settings } = useApp();
  const { t, money } = useText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("landlord.acceptTitle")}
      closeText={t("common.close")}
      actions={
        <>
          <Button onClick={onAccept} busyLabel={t("landlord.accepting")}>
            {t("landlord.acceptConfirm")}
          </Button>
          <Button variant="text" onClick={onClose}>
            {t("landlord.keep")}
          </Button>
        </>
      }
    >
      <p>{t("landlord.acceptText", { amount: money(view.depositAmount), insurer: settings.insurer.name })}</p>
    </Dialog>
  );
}

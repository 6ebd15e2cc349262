import { Button, Dialog } from "@kautia/design-system";
import { useText } from "#texts/use-text.ts";

export interface ChallengeProps {
  open: boolean;
  onConfirm: () => Promise<void>;
  onCancel: () => void;
}

/** Simulates the bank's page that asks the owner to confirm (3-D Secure). */
export function Challenge({ open, onConfirm, onCancel }: ChallengeProps) {
  const { t } = useText();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={t("payment.challengeTitle")}
      closeText={t("common.close")}
      actions={
        <>
          <Button onClick={onConfirm} busyLabel={t("payment.settingUp")}>
            {t("payment.challengeConfirm")}
          </Button>
          <Button variant="text" onClick={onCancel}>
            {t("payment.challengeCancel")}
          </Button>
        </>
      }
    >
      <p>{t("payment.challengeText")}</p>
    </Dialog>
  );
}

import { Button, Dialog, VisuallyHidden } from "@kautia/design-system";
import { useState } from "react";
import { useText } from "../../shell/i18n/use-text.ts";

interface ConfirmButtonProps {
  label: string;
  /** What the row is about, for screen readers. */
  about: string;
  title: string;
  text: string;
  go: string;
  onConfirm: () => Promise<void>;
}

/** A button in a table that asks before it does something final. */
export function ConfirmButton({ label, about, title, text, go, onConfirm }: ConfirmButtonProps) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  async function confirm(): Promise<void> {
    await onConfirm();
    close();
  }

  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        <span>{label}</span>
        <VisuallyHidden>{` ${about}`}</VisuallyHidden>
      </Button>
      {/* Closed instead of removed, so that the browser returns the focus to the button. */}
      <Dialog
        open={open}
        onClose={close}
        title={title}
        closeText={t("common.close")}
        actions={
          <>
            <Button variant="ending" onClick={confirm} busyLabel={t("common.saving")}>
              {go}
            </Button>
            <Button variant="text" onClick={close}>
              {t("common.cancel")}
            </Button>
          </>
        }
      >
        <p>{text}</p>
      </Dialog>
    </>
  );
}

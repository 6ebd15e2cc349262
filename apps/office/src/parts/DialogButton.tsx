import { Button, type ButtonVariant, Dialog } from "@kautia/design-system";
import { type ReactNode, useState } from "react";
import { useText } from "../text/use-text.ts";

interface DialogButtonProps {
  label: string;
  variant?: ButtonVariant;
  /** What the dialog shows. It is made anew each time. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog with the same name. */
export function DialogButton({ label, variant = "text", children }: DialogButtonProps) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={isOpen} onClose={close} title={label} closeText={t("common.close")}>
        {isOpen ? children(close) : null}
      </Dialog>
    </>
  );
}

import { Button, type ButtonVariant, Dialog } from "@kautia/design-system";
import type { ReactNode } from "react";
import { useOpened } from "../shell/use-opened.ts";
import { useText } from "../text/use-text.ts";

interface DialogButtonProps {
  /** The dialog's name in the address. */
  id: string;
  label: string;
  variant?: ButtonVariant;
  /** What the dialog shows. It is made anew each time. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog with the same name. The address says whether it is open, but nothing that was typed. */
export function DialogButton({ id, label, variant = "text", children }: DialogButtonProps) {
  const { t } = useText();
  const { opened, toggle } = useOpened("form");
  const isOpen = opened === id;
  const close = () => toggle(id);
  return (
    <>
      <Button variant={variant} onClick={() => toggle(id)}>
        {label}
      </Button>
      <Dialog open={isOpen} onClose={close} title={label} closeText={t("common.close")}>
        {isOpen ? children(close) : null}
      </Dialog>
    </>
  );
}

import { Button, type ButtonVariant, Dialog } from "@kautia/design-system";
import { type ReactNode, useState } from "react";
import { useText } from "../text/use-text.ts";
import { Failed } from "./Failed.tsx";

interface ConfirmButtonProps {
  label: string;
  /** Of the button that asks. */
  variant?: ButtonVariant;
  /** The question, and what follows from yes. */
  question: string;
  children: ReactNode;
  /** The answer that does it, such as 'Revoke the key'. */
  yes: string;
  /** The dialog stays open and says why if this fails. */
  onYes: () => Promise<unknown>;
}

/** A button that asks before it does something. */
export function ConfirmButton({ label, variant = "secondary", question, children, yes, onYes }: ConfirmButtonProps) {
  const { t } = useText();
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<unknown>(null);
  async function act(): Promise<void> {
    try {
      await onYes();
      setAsking(false);
    } catch (reason) {
      setError(reason);
    }
  }
  return (
    <>
      <Button
        variant={variant}
        onClick={() => {
          setError(null);
          setAsking(true);
        }}
      >
        {label}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={question}
        closeText={t("common.close")}
        actions={
          <>
            <Button variant="ending" onClick={act}>
              {yes}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t("common.cancel")}
            </Button>
          </>
        }
      >
        {children}
        <Failed error={error} />
      </Dialog>
    </>
  );
}

import { Button, type ButtonVariant, Dialog } from "@kautia/design-system";
import { type ReactNode, useState } from "react";
import { useText } from "../text/use-text.ts";
import { useAct } from "../shell/keys.tsx";
import { Failed } from "./Failed.tsx";

interface ConfirmButtonProps {
  label: string;
  /** Its name in the search, which offers only buttons that have one. */
  act?: string | null;
  /** The style of the button that opens the question. */
  variant?: ButtonVariant;
  /** The question, and the consequences of a yes. */
  question: string;
  children: ReactNode;
  /** The answer that does it, such as 'Revoke the key'. */
  yes: string;
  /** The dialog stays open and says why if this fails. */
  onYes: () => Promise<unknown>;
}

export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, act = null, variant = "secondary", question, children, yes, onYes } = props;
  const { t } = useText();
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<unknown>(null);
  function ask(): void {
    setError(null);
    setAsking(true);
  }
  useAct(act, ask);
  async function answerYes(): Promise<void> {
    try {
      await onYes();
      setAsking(false);
    } catch (reason) {
      setError(reason);
    }
  }
  return (
    <>
      <Button variant={variant} onClick={ask}>
        {label}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={question}
        closeText={t("common.close")}
        actions={
          <>
            <Button variant="ending" onClick={answerYes}>
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

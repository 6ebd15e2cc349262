import { Button } from "@kautia/design-system";
import { explainError } from "../api/explain-error.ts";
import { Message } from "./Message.tsx";
import { useText } from "../text/use-text.ts";

/** Says why something could not be shown or done. Shows nothing without an error. */
export function Failed({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const text = useText();
  if (!error) return null;
  return (
    <Message
      live
      title={explainError(text, error)}
      actions={onRetry && <Button onClick={onRetry}>{text.t("common.retry")}</Button>}
    />
  );
}

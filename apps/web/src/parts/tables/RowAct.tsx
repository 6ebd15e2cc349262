import { Button, VisuallyHidden } from "@kautia/design-system";
import { useState } from "react";
import type { CallResult } from "../../api/call-result.ts";
import { explainFailure } from "../failure/explain-failure.ts";
import { useText } from "../../shell/i18n/use-text.ts";

export interface RowActProps {
  label: string;
  /** What the row is about, for screen readers. */
  about: string;
  /** The message that replaces the button on success. */
  done: string;
  act: () => Promise<CallResult<unknown>>;
  onDone?: () => void;
  onSessionEnded: () => void;
}

/** The button of a row that works once. Its result replaces it. */
export function RowAct({ label, about, done, act, onDone, onSessionEnded }: RowActProps) {
  const text = useText();
  const [message, setMessage] = useState("");
  async function press(): Promise<void> {
    const result = await act();
    if (result.ok) {
      setMessage(done);
      onDone?.();
    } else if (result.problem?.status === 401) onSessionEnded();
    else setMessage(explainFailure(text, result));
  }
  return (
    <>
      {message ? null : (
        <Button variant="secondary" onClick={press}>
          <span>{label}</span>
          <VisuallyHidden>{` ${about}`}</VisuallyHidden>
        </Button>
      )}
      <span role="status">{message}</span>
    </>
  );
}

import type { Call, CallAnswer, CallRequest } from "@kautia/contract";
import { Button, type ButtonVariant } from "@kautia/design-system";
import type { ReactNode } from "react";
import { useChange } from "../api/queries.ts";
import { useAct } from "../shell/keys.tsx";
import { Failed } from "./Failed.tsx";

interface ActButtonProps<C extends Call> {
  call: C;
  request: CallRequest<C>;
  /** The style of the button. */
  variant?: ButtonVariant;
  /** Its name in the search, which offers only buttons that have one. */
  act?: string | null;
  /** What the page says afterwards. */
  said?: string;
  onDone?: (answer: CallAnswer<C>) => unknown;
  children: ReactNode;
}

/** A button that makes one call, and says below it why it failed. */
export function ActButton<C extends Call>(props: ActButtonProps<C>) {
  const { call, request, variant, act = null, said, onDone, children } = props;
  const { mutate, isPending, error } = useChange(call, { said, onDone });
  const run = () => mutate(request);
  useAct(act, run);
  return (
    <>
      <Button variant={variant} busy={isPending} onClick={run}>
        {children}
      </Button>
      <Failed error={error} />
    </>
  );
}

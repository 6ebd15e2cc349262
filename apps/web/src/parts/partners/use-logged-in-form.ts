import type { Call } from "@kautia/contract";
import type { Values } from "../../form/drafts.ts";
import type { FormOptions, FormState } from "../../form/form-state.ts";
import { useForm } from "../../form/use-form.ts";

/** A form of somebody who is logged in. `onSessionEnded` is called when the session has ended. */
export function useLoggedInForm<V extends Values, C extends Call>({
  onSessionEnded,
  ...options
}: FormOptions<V, C> & { onSessionEnded: () => void }): FormState<V> {
  return useForm({
    ...options,
    handledStatuses: [401, ...(options.handledStatuses ?? [])],
    onRefused: (errorCode, fields, values) => {
      if (errorCode !== "LOGIN_REQUIRED" && errorCode !== "PARTNER_KEY_INVALID")
        return options.onRefused?.(errorCode, fields, values) ?? false;
      onSessionEnded();
      return true;
    },
  });
}

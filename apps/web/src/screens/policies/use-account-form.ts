import type { Call } from "@kautia/contract";
import type { Values } from "../../app/drafts.ts";
import type { FormOptions, FormState } from "../../form/form-state.ts";
import { useForm } from "../../form/use-form.ts";
import { useNavigate } from "../../navigation/use-location.ts";
import { useLoginPath } from "../../parts/account/login-paths.ts";

/** A form of a tenant who is logged in. When the session has ended, it leads to the login and keeps its draft. */
export function useAccountForm<V extends Values, C extends Call>(options: FormOptions<V, C>): FormState<V> {
  const navigate = useNavigate();
  const login = useLoginPath();
  return useForm({
    ...options,
    handledStatuses: [401, ...(options.handledStatuses ?? [])],
    onRefused: (errorCode, fields, values) => {
      if (errorCode !== "LOGIN_REQUIRED") return options.onRefused?.(errorCode, fields, values) ?? false;
      void navigate(login);
      return true;
    },
  });
}

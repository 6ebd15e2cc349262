import type { logOutPartner, logOutStaff } from "@kautia/contract";
import { useMutation } from "@tanstack/react-query";
import { callApi } from "../api/call-api.ts";

/** Logs out, and loads the page again, so that nothing of the session stays in memory. */
export function useLogOut(call: typeof logOutStaff | typeof logOutPartner) {
  return useMutation({
    mutationFn: () => callApi(call, {}),
    onSuccess: () => location.reload(),
  });
}

import type { CallFailure } from "../../api/call-result.ts";
import type { useText } from "../../shell/i18n/use-text.ts";

/** Why an action of a row failed: the server's reason, or that there is no connection. */
export function explainFailure({ t }: Pick<ReturnType<typeof useText>, "t">, { problem }: CallFailure): string {
  return t(problem ? `errors.${problem.errorCode}` : "form.offlineTitle");
}

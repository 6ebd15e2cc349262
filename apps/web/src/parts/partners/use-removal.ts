import { useState } from "react";
import type { CallResult } from "../../api/call-result.ts";

/**
 * Removes a row from a list. A row that is already gone counts as removed, because somebody else may have been faster.
 * `failed` means that nothing was removed.
 */
export function useRemoval(onSessionEnded: () => void) {
  const [failed, setFailed] = useState(false);

  async function settle(removing: Promise<CallResult<unknown>>, onDone: () => void): Promise<void> {
    const result = await removing;
    const status = result.ok ? 200 : result.why === "refused" ? result.problem.status : null;
    setFailed(!result.ok && (result.why === "offline" || result.why === "refused"));
    if (status === 401) return onSessionEnded();
    if (status === 200 || status === 404 || status === 410) {
      setFailed(false);
      onDone();
    }
  }

  return { failed, settle };
}

import { resumeTenant } from "@kautia/contract";
import { useState } from "react";
import type { CallFailure, CallResult } from "../../api/call-result.ts";
import { useApp } from "../../app/app-context.ts";
import { useNavigate } from "../../navigation/use-location.ts";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import { useLoginPath } from "../account/login-paths.ts";

/** Begins a new application with the answers of an ended policy: `again` makes a link, which is opened at once. */
export function useApplyAgain(again: () => Promise<CallResult<{ link: string }>>) {
  const { api, session } = useApp();
  const path = useScreenPath();
  const loginPath = useLoginPath();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<CallFailure | null>(null);

  /** Leads to the question in the query, or to the first page that is open. */
  async function begin(query = ""): Promise<void> {
    setFailure(null);
    const made = await again();
    if (!made.ok) {
      if (made.problem?.status === 401) await navigate(loginPath);
      else setFailure(made);
      return;
    }
    const options = { handledStatuses: "all", idempotencyKey: crypto.randomUUID() } as const;
    const opened = await api.call(resumeTenant, { body: { token: made.answer.link } }, options);
    if (!opened.ok) return setFailure(opened);
    await session.latest();
    await navigate(path("index") + query);
  }

  return { begin, failure };
}

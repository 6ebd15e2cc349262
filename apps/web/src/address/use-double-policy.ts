import { getDoublePolicy } from "@kautia/contract";
import { useState } from "react";
import { useApp } from "../app/app-context.ts";

const timeout = 3_000;

/** Warns tenants once if they already have a policy for the address just saved. */
export function useDoublePolicy() {
  const { api, session } = useApp();
  const [warnedOf, setWarnedOf] = useState<string | null>(null);

  async function holdsPolicy(): Promise<boolean> {
    const token = session.token();
    if (token === null) return false;
    const request = api.call(getDoublePolicy, { params: { token } }, { quiet: true, handledStatuses: "all" });
    // Without a response in time, the tenant continues without a warning.
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), timeout));
    const result = await Promise.race([request, late]);
    return result?.ok === true && result.answer.doublePolicy;
  }

  return {
    /** The address that the warning is about; null without a warning. */
    warnedOf,
    /** Resolves to true if the form must stop for the warning. */
    async warn(address: string): Promise<boolean> {
      if (warnedOf === address || !(await holdsPolicy())) return false;
      setWarnedOf(address);
      return true;
    },
  };
}

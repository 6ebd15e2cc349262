import { getDoublePolicy } from "@kautia/contract";
import { useState } from "react";
import { useApp } from "../app/app-context.ts";

const patience = 3_000;

/** Warns once of an own policy for the address just saved; whoever goes on all the same is not asked again. */
export function useDoublePolicy() {
  const { api, session } = useApp();
  const [warnedOf, setWarnedOf] = useState<string | null>(null);

  async function holdsPolicy(): Promise<boolean> {
    const token = session.token();
    if (token === null) return false;
    const asked = api.call(getDoublePolicy, { params: { token } }, { quiet: true, handBack: "all" });
    // A warning that does not come in time is none.
    const late = new Promise<null>((give) => setTimeout(() => give(null), patience));
    const result = await Promise.race([asked, late]);
    return result?.ok === true && result.answer.doublePolicy;
  }

  return {
    /** The home that was warned of, null where none was. */
    warnedOf,
    /** Whether to stop for the warning. */
    async warn(address: string): Promise<boolean> {
      if (warnedOf === address || !(await holdsPolicy())) return false;
      setWarnedOf(address);
      return true;
    },
  };
}

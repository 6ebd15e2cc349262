import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/**
 * The token of a mailed link. It leaves the address at once, so that no bookmark, screenshot or browser history has it;
 * a reload finds it in the state of the history entry.
 */
export function useMailedToken(inAddress: string | undefined): string {
  const { history } = useRouter();
  const [token] = useState(() => inAddress ?? tokenIn(history.location.state) ?? "");
  useEffect(() => {
    if (inAddress !== undefined) history.replace(history.location.pathname, { linkToken: inAddress });
  }, [inAddress, history]);
  return token;
}

function tokenIn(state: object): string | null {
  const token: unknown = Reflect.get(state, "linkToken");
  return typeof token === "string" ? token : null;
}

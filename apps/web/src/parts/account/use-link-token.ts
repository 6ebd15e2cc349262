import { useEffect } from "react";
import { useLocation, useNavigate } from "../../navigation/use-location.ts";

/**
 * The token of a mailed link. It moves from the address into the state of the history entry, where a reload finds it,
 * but no bookmark, screenshot or browser history does.
 */
export function useLinkToken(): string | null {
  const { pathname, query, state } = useLocation();
  const navigate = useNavigate();
  const inAddress = query.get("token");
  const rest = new URLSearchParams([...query].filter(([name]) => name !== "token")).toString();

  useEffect(() => {
    if (inAddress === null) return;
    void navigate(rest ? `${pathname}?${rest}` : pathname, { replace: true, state: { linkToken: inAddress } });
  }, [inAddress, pathname, rest, navigate]);

  return inAddress ?? tokenIn(state);
}

function tokenIn(state: unknown): string | null {
  const token: unknown = typeof state === "object" && state !== null ? Reflect.get(state, "linkToken") : null;
  return typeof token === "string" ? token : null;
}

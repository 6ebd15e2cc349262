import { useEffect } from "react";
import { useLocation, useNavigate } from "../../navigation/use-location.ts";
import { linkKinds, type OpenedLink } from "./opened-link.ts";

/**
 * The link that was opened; null without one. It moves from the address into the state of the history entry, like the
 * token of a login link (`useLinkToken`).
 */
export function useOpenedLink(): OpenedLink | null {
  const { pathname, query, state } = useLocation();
  const navigate = useNavigate();
  const inAddress = linkIn(query);
  const { kind, secret } = inAddress ?? {};

  useEffect(() => {
    if (kind && secret) void navigate(pathname, { replace: true, state: { openedLink: { kind, secret } } });
  }, [kind, secret, pathname, navigate]);

  return inAddress ?? readState(state);
}

function linkIn(query: URLSearchParams): OpenedLink | null {
  for (const kind of linkKinds) {
    const secret = query.get(kind);
    if (secret) return { kind, secret };
  }
  return null;
}

function readState(state: unknown): OpenedLink | null {
  const { openedLink }: { openedLink?: OpenedLink } = Object(state);
  return openedLink ?? null;
}

import { type AccountPage, accountPageQuery, readAccountPage } from "@kautia/contract";
import { useLocation } from "../../navigation/use-location.ts";
import { useScreenPath } from "../../routing/use-screen-path.ts";

/** The path of the login that leads back to the current page. */
export function useLoginPath(): string {
  const { screen, params } = useLocation();
  const login = useScreenPath()("login");
  const page = screen === "policies" ? null : readAccountPage(screen, params["contractNumber"] ?? null);
  return page ? `${login}?${accountPageQuery(page)}` : login;
}

/** The page of the account that asked for the login. */
export function usePageAsked(): AccountPage | null {
  const { query } = useLocation();
  return readAccountPage(query.get("page"), query.get("contract"));
}

/** The ways to log in, which lead to the same page. */
export function useLoginWays(): Record<"login" | "byPassword" | "forgotten", string> {
  const path = useScreenPath();
  const asked = usePageAsked();
  const query = asked && accountPageQuery(asked);
  const leading = (to: string) => (query ? `${to}${to.includes("?") ? "&" : "?"}${query}` : to);
  return {
    login: leading(path("login")),
    byPassword: leading(`${path("login")}?by=password`),
    forgotten: leading(path("new-password")),
  };
}

/** Where a login leads to: the account page that asked for it, or the account's first page. */
export function usePathAfterLogin(): string {
  const path = useScreenPath();
  const asked = usePageAsked();
  if (!asked) return path("policies");
  return asked.contract === null ? path(asked.page) : path(asked.page, { contractNumber: asked.contract });
}

import type { ScreenId } from "@kautia/contract";
import { useLocation } from "../../navigation/use-location.ts";
import { useScreenPath } from "../../routing/use-screen-path.ts";

/** The pages that a login leads back to. Naming them keeps a forged link from leading anywhere else. */
const accountPages: readonly ScreenId[] = [
  "policies",
  "account-payments",
  "account-documents",
  "account-login",
  "account-data",
  "consents",
  "delete-data",
];

/** The path of the login that leads back to the current page. */
export function useLoginPath(): string {
  const { screen } = useLocation();
  const login = useScreenPath()("login");
  return screen === null || screen === "policies" || !accountPages.includes(screen) ? login : `${login}?page=${screen}`;
}

/** Where a login leads to: the account page that asked for it, or the account's first page. */
export function usePathAfterLogin(): string {
  const page = useLocation().query.get("page");
  return useScreenPath()(accountPages.find((screen) => screen === page) ?? "policies");
}

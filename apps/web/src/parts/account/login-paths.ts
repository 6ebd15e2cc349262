import { screenIds, screens, type ScreenId } from "@kautia/contract";
import { useLocation } from "../../navigation/use-location.ts";
import { useScreenPath } from "../../routing/use-screen-path.ts";

/** The pages that a login leads back to. Naming them keeps a forged link from leading anywhere else. */
const accountPages: readonly ScreenId[] = screenIds.filter((id) => screens[id].path.startsWith("policies"));

const contractNumber = /^[A-Z0-9-]{4,20}$/;

/** The path of the login that leads back to the current page. */
export function useLoginPath(): string {
  const { screen, params } = useLocation();
  const login = useScreenPath()("login");
  if (screen === null || screen === "policies" || !accountPages.includes(screen)) return login;
  const contract = params["contractNumber"];
  return `${login}?page=${screen}${contract === undefined ? "" : `&contract=${encodeURIComponent(contract)}`}`;
}

/** Where a login leads to: the account page that asked for it, or the account's first page. */
export function usePathAfterLogin(): string {
  const { query } = useLocation();
  const path = useScreenPath();
  const page = accountPages.find((screen) => screen === query.get("page")) ?? "policies";
  const contract = query.get("contract") ?? "";
  if (!page.startsWith("policy-")) return path(page);
  return contractNumber.test(contract) ? path(page, { contractNumber: contract }) : path("policies");
}

import { type ScreenId, screenIds, screens } from "./screens.ts";

/** The pages that a login leads back to. Naming them keeps a forged link from leading anywhere else. */
const accountPages: readonly ScreenId[] = screenIds.filter((id) => screens[id].path.startsWith("policies"));

/** A contract number as it may stand in an address. */
const contractNumberPattern = /^[A-Z0-9-]{4,20}$/;

/** A page of the account; `contract` is null unless it is the page of one contract. */
export interface AccountPage {
  page: ScreenId;
  contract: string | null;
}

/** The page of the account that a link or a request names; null unless it exists. */
export function readAccountPage(page: string | null, contract: string | null): AccountPage | null {
  const found = accountPages.find((id) => id === page);
  if (found === undefined) return null;
  if (!found.startsWith("policy-")) return { page: found, contract: null };
  return contract !== null && contractNumberPattern.test(contract) ? { page: found, contract } : null;
}

/** The same as a query, which the login reads. */
export function accountPageQuery({ page, contract }: AccountPage): string {
  return `page=${page}${contract === null ? "" : `&contract=${contract}`}`;
}

import type { CoTenantPage } from "@kautia/contract";

/** What the parts of the page need to answer by the link. */
export interface Acts {
  token: string;
  onAnswered: (view: CoTenantPage) => void;
  /** Called if the contract or the reader's part in it has changed in the meantime. */
  onConflict: () => void;
}

/** The tenant who applied, and everybody except the reader, as texts name them. */
export function namesOf({ tenants }: Pick<CoTenantPage, "tenants">): { first: string; others: string[] } {
  return { first: tenants[0]?.name ?? "", others: tenants.filter(({ isYou }) => !isYou).map(({ name }) => name) };
}

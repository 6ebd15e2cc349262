import { findLink, type Link } from "../access/index.ts";
import type { Deps } from "../deps.ts";

/** Both kinds show the landlord's page, but only `landlord-page` allows actions. */
export type LandlordLink = Link<"landlord-page" | "landlord-reading">;

export function findLandlordLink(deps: Pick<Deps, "db" | "clock">, token: string): Promise<LandlordLink | null> {
  return findLink(deps, token, "landlord-page", "landlord-reading");
}

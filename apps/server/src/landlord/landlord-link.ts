import type { Kysely } from "kysely";
import { findLink, landlordLinks, type LinkKind } from "../access/index.ts";
import type { Clock } from "../platform/clock/clock.ts";
import type { Database } from "../platform/database/schema.ts";
import { type FormerLandlord, findFormerLandlord } from "../policy/index.ts";

/** A link that shows the landlord's page. */
export interface LandlordLink {
  kind: Extract<LinkKind, (typeof landlordLinks)[number] | "confirmation">;
  /** The policy's refId, or the id of a landlord's invitation for `confirmation`. */
  subject: string;
  mailId: string | null;
  /** The former landlord whose page it shows; null for the current landlord. */
  former: FormerLandlord | null;
}

/** Null for an unknown link. */
export async function findLandlordLink(
  deps: { db: Kysely<Database>; clock: Clock },
  token: string,
): Promise<LandlordLink | null> {
  const link = await findLink(deps, token, ...landlordLinks);
  if (link?.kind !== "former-landlord") return link && { ...link, former: null };
  const former = await findFormerLandlord(deps.db, link.subject);
  return former && { ...link, subject: former.ref_id, former };
}

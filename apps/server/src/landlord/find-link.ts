import type { Kysely } from "kysely";
import { hashToken } from "../platform/tokens.ts";
import type { Database } from "../platform/database/schema.ts";

export interface LandlordLink {
  refId: string;
  kind: Database["landlord_link"]["kind"];
}

export async function findLink(db: Kysely<Database>, token: string): Promise<LandlordLink | null> {
  const link = await db
    .selectFrom("landlord_link")
    .select(["ref_id as refId", "kind"])
    .where("token_hash", "=", hashToken(token))
    .executeTakeFirst();
  return link ?? null;
}

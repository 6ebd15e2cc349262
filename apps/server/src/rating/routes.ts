import { isDeepStrictEqual } from "node:util";
import { type CallInput, getRating, rate } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import { hashToken } from "../platform/tokens.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../platform/http/refusal.ts";
import { registerCall } from "../platform/http/register-call.ts";

export function registerRatingRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, getRating, async ({ params }) => {
    const found = await findRating(deps.db, params.id);
    if (!found) return refuse("RATING_UNKNOWN");
    return { id: params.id, landlordName: found.landlord_name, rated: found.rated_at !== null };
  });

  registerCall(app, deps, rate, async ({ body }) => {
    const found = await findRating(deps.db, body.id);
    if (!found) return refuse("RATING_UNKNOWN");
    return (await writeRating(deps, found.ref_id, body)) ? { rated: true as const } : refuse("ALREADY_RATED");
  });
}

async function findRating(db: Kysely<Database>, id: string) {
  return db
    .selectFrom("rating_link as link")
    .innerJoin("rating", "rating.ref_id", "link.ref_id")
    .innerJoin("policy", "policy.ref_id", "link.ref_id")
    .select(["rating.ref_id", "rating.rated_at", "policy.landlord_name"])
    .where("link.id_hash", "=", hashToken(id))
    .executeTakeFirst();
}

/** Repeating the same rating succeeds, because the client may have lost the response. */
async function writeRating(
  { db, clock }: Deps,
  refId: string,
  given: CallInput<typeof rate>["body"],
): Promise<boolean> {
  const rating = {
    landlord_rating: given.landlordRating,
    provider_rating: given.providerRating,
    recommend: given.recommend,
    message: given.message,
  };
  const written = await db
    .updateTable("rating")
    .set({ ...rating, rated_at: clock.now() })
    .where("ref_id", "=", refId)
    .where("rated_at", "is", null)
    .returning("ref_id")
    .executeTakeFirst();
  if (written) return true;
  const stored = await db
    .selectFrom("rating")
    .select(["landlord_rating", "provider_rating", "recommend", "message"])
    .where("ref_id", "=", refId)
    .executeTakeFirst();
  return isDeepStrictEqual({ ...stored }, rating);
}

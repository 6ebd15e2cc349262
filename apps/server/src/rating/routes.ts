import { isDeepStrictEqual } from "node:util";
import { type CallInput, getRating, rate } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import { findLink } from "../access/index.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../platform/http/refusal.ts";
import { registerCall } from "../platform/http/register-call.ts";

export function registerRatingRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, getRating, async ({ params }) => {
    const found = await findRating(deps, params.id);
    if (!found) return refuse("RATING_UNKNOWN");
    return { id: params.id, landlordName: found.landlord_name, rated: found.rated_at !== null };
  });

  registerCall(app, deps, rate, async ({ body }) => {
    const found = await findRating(deps, body.id);
    if (!found) return refuse("RATING_UNKNOWN");
    return (await writeRating(deps, found.ref_id, body)) ? { rated: true as const } : refuse("ALREADY_RATED");
  });
}

async function findRating(deps: Pick<Deps, "db" | "clock">, id: string) {
  const link = await findLink(deps, id, "rating");
  if (!link) return undefined;
  return deps.db
    .selectFrom("rating")
    .innerJoin("policy", "policy.ref_id", "rating.ref_id")
    .select(["rating.ref_id", "rating.rated_at", "policy.landlord_name"])
    .where("rating.ref_id", "=", link.subject)
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

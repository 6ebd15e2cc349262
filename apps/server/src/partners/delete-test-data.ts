import { type CallAnswer, type deleteTestData, testsPerDeletion } from "@kautia/contract";
import type { Deps } from "../deps.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";
import { deleteTests } from "../retention/index.ts";
import type { Partner } from "./find-partner.ts";

/** Only with a test key: a live key sees no tests. */
export async function deleteOwnTests(
  deps: Deps,
  { id, isTest }: Partner,
): Promise<CallAnswer<typeof deleteTestData> | Refusal> {
  if (!isTest) return refuse("NOT_FOUND");
  const deleted = await deleteTests(deps, id, testsPerDeletion);
  return { deleted, more: deleted > 0 };
}

import type { PolicyStatus } from "@kautia/contract";
import { policyStatus } from "../../views/policy-status.ts";
import type { TestServer } from "./make-test-server.ts";

/** The status of a policy in the database. */
export async function readStatus({ deps: { db } }: Pick<TestServer, "deps">, refId: string): Promise<PolicyStatus> {
  const found = db.selectFrom("policy").select(policyStatus.as("status")).where("ref_id", "=", refId);
  return (await found.executeTakeFirstOrThrow()).status;
}

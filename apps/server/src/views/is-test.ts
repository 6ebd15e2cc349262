import { type Expression, expressionBuilder, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** Whether an application is a test. */
export function isTest(refId: Expression<string | null>) {
  const { exists, selectFrom } = expressionBuilder<Database>();
  const tests = selectFrom("test_application").select("test_application.ref_id");
  return exists(tests.where("test_application.ref_id", "=", refId));
}

/** Whether a mail belongs to a test application. An invitation has none yet, so its mail's data says so. */
export function isMailOfTest(refId: Expression<string | null>, data: Expression<object>) {
  const { or } = expressionBuilder<Database>();
  return or([isTest(refId), sql<boolean>`${data} ->> 'isTest' IS NOT NULL`]);
}

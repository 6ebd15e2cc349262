import * as z from "zod/mini";
import { defineCall } from "./define-call.ts";

/** Some at a time: call it again while `more` is true. A live key is NOT_FOUND. */
export const deleteTestData = defineCall({
  name: "delete-test-data",
  summary: "Deletes what was begun with the partner's test keys, a part with each call.",
  method: "DELETE",
  path: "/partner/test-data",
  answer: z.object({ deleted: z.number(), more: z.boolean() }),
  errors: ["PARTNER_KEY_INVALID", "NOT_FOUND"],
  access: "partner",
});

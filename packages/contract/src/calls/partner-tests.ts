import * as z from "zod/mini";
import { defineCall } from "./define-call.ts";

/** Deletes a part at a time: call it again while `more` is true. NOT_FOUND with a live key. */
export const deleteTestData = defineCall({
  name: "delete-test-data",
  summary: "Deletes what was begun with the partner's test keys, a part with each call.",
  method: "DELETE",
  path: "/partner/test-data",
  answer: z.object({ deleted: z.number(), more: z.boolean() }),
  errors: ["PARTNER_KEY_INVALID", "NOT_FOUND"],
  access: "partner",
});

import * as z from "zod/mini";
import { testRow } from "../entities/test-row.ts";
import { defineCall } from "./define-call.ts";

/** In a sandbox only; elsewhere NOT_FOUND. */

/** The newest 100; `total` counts all. */
export const listTestData = defineCall({
  name: "list-test-data",
  summary: "Lists what the partner's keys and signed links have begun in a sandbox.",
  method: "GET",
  path: "/partner/test-data",
  answer: z.object({ tests: z.array(testRow), total: z.number() }),
  errors: ["PARTNER_KEY_INVALID", "NOT_FOUND"],
  access: "partner",
});

/** Deletes a limited number at a time. Call it again while `more` is true. */
export const deleteTestData = defineCall({
  name: "delete-test-data",
  summary: "Deletes what the partner's keys and signed links have begun in a sandbox, a part with each call.",
  method: "DELETE",
  path: "/partner/test-data",
  answer: z.object({ deleted: z.number(), more: z.boolean() }),
  errors: ["PARTNER_KEY_INVALID", "NOT_FOUND"],
  access: "partner",
});

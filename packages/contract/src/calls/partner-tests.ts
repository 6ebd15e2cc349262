import * as z from "zod/mini";
import { testRow } from "../entities/test-row.ts";
import { defineCall } from "./define-call.ts";

/** For test keys and for the partner's people. NOT_FOUND for live keys. */

/** The newest 100; `total` counts all. */
export const listTestData = defineCall({
  name: "list-test-data",
  summary: "Lists what was begun with the partner's test keys and with signed links of tests.",
  method: "GET",
  path: "/partner/test-data",
  answer: z.object({ tests: z.array(testRow), total: z.number() }),
  errors: ["PARTNER_KEY_INVALID", "NOT_FOUND"],
  access: "partner",
});

/** Deletes a limited number at a time. Call it again while `more` is true. */
export const deleteTestData = defineCall({
  name: "delete-test-data",
  summary: "Deletes what was begun with the partner's test keys and with signed links of tests, a part with each call.",
  method: "DELETE",
  path: "/partner/test-data",
  answer: z.object({ deleted: z.number(), more: z.boolean() }),
  errors: ["PARTNER_KEY_INVALID", "NOT_FOUND"],
  access: "partner",
});

import { expect, test } from "../src/fixtures.ts";
import { applyAsStudents, measureUploads } from "../src/uploads-at-once.ts";

test("files of 50 MB at once are not held in memory", async ({ app, api }) => {
  const applicants = await applyAsStudents(api, 6);
  const { before, peak, statuses } = await measureUploads(app, applicants);
  expect(statuses).toEqual(applicants.map(() => 200));
  // 300 MB were uploaded. Only the chunks in transit may be in memory; the rest of the limit is the heap of a server
  // that has just started.
  expect(peak - before).toBeLessThan(200);
});

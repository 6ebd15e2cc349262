import { expect, test } from "../src/fixtures.ts";
import { applyAsStudents, measureUploads } from "../src/uploads-at-once.ts";

// The short form of `npm run bench:uploads`, which sends twenty.
test("files of 50 MB at once are not held in memory", async ({ app, wire }) => {
  const applicants = await applyAsStudents(wire, 6);
  const { before, peak, statuses } = await measureUploads(app.url, applicants);
  expect(statuses).toEqual(applicants.map(() => 200));
  // Three hundred came; what is held of them are the pieces on their way.
  expect(peak - before).toBeLessThan(100);
});

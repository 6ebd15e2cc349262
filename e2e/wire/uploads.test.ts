import { afterEach, beforeEach, expect, it } from "vitest";
import { type App, startApp } from "../src/app.ts";
import { applyAsStudents, measureUploads } from "../src/uploads-at-once.ts";
import { wireTo } from "../src/wire.ts";

/** The short form of `npm run bench:uploads`, which sends twenty. */
let app: App;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.dispose());

it("takes files of 50 MB at once without holding them in memory", async () => {
  const applicants = await applyAsStudents(wireTo(app.url), 6);
  const { before, peak, statuses } = await measureUploads(app.url, applicants);
  expect(statuses).toEqual(applicants.map(() => 200));
  // Three hundred came; what is held of them are the pieces on their way.
  expect(peak - before).toBeLessThan(100);
});

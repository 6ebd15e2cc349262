import { afterAll, expect, test } from "vitest";
import { pdfBomb, wordBomb, zipBomb } from "#testing/files/disguised-files.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { applyAsStudent, pdf, upload } from "#testing/applications/uploads.ts";
import { median, medianRatio, processorTime } from "#testing/values/ratio.ts";

/** How many times the processor time of a small valid PDF a bomb may cost. */
const limit = 20;

const server = await makeTestServer();
afterAll(() => server.close());

const send = (fileName: string, content: Buffer) => async () => {
  const { token, refId } = await applyAsStudent(server);
  return processorTime(() => upload(server, refId, { token, fileName, content }));
};

test.each([
  ["a zip bomb", zipBomb],
  ["a Word file with a bomb", wordBomb],
  ["a PDF with a bomb", pdfBomb],
])("%s costs no more than a few valid files", { timeout: 300_000 }, async (_, bomb) => {
  const ratios = await medianRatio(send("pass.pdf", bomb()), send("pass.pdf", pdf()), { rounds: 3, pairs: 5 });
  expect(median(ratios)).toBeLessThan(limit);
});

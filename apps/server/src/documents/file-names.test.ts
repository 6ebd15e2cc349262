import { linkDocument } from "@kautia/contract";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { applyAsStudent, pdf } from "#testing/applications/uploads.ts";
import { harmlessFileName } from "./rules/file-name.ts";
import { encodeFileName } from "../platform/http/send-download.ts";

const server = await makeTestServer();
const applicant = await applyAsStudent(server);
const staff = await logInAsStaff(server);
afterAll(() => server.close());

/** Uploads a file as a browser does. */
async function send(name: string): Promise<{ id: string; fileName: string }> {
  const form = new FormData();
  form.append("token", applicant.token);
  form.append("type", "PASSPORT");
  form.append("file", new File([new Uint8Array(pdf())], name, { type: "application/pdf" }));
  const request = new Request("http://localhost", { method: "POST", body: form });
  const answer = await server.app.inject({
    method: "POST",
    url: `/api/v1/onboarding/${applicant.refId}/document`,
    headers: { "content-type": request.headers.get("content-type") ?? "" },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return answer.json();
}

test.each([
  ['Ausweis "Vorderseite".pdf', 'Ausweis "Vorderseite".pdf'],
  ["it's (1) * 100%.pdf", "it's (1) * 100%.pdf"],
  ["50%25;filename=x.pdf", "50%25;filename=x.pdf"],
  ["zwei\r\nZeilen.pdf", "zweiZeilen.pdf"],
  ["Ⓐ 😀 договор 契約.pdf", "Ⓐ 😀 договор 契約.pdf"],
  ["\u200Fعقد\u202E.pdf", "عقد.pdf"],
  ["pass.pdf ", "pass.pdf"],
  ["pass...", "pass....pdf"],
  ["ordner\\pass.pdf", "pass.pdf"],
  ["ẞ".repeat(200), `${"ẞ".repeat(115)}….pdf`],
])("the name %j comes back as %j to tenant and desk", async (name, shown) => {
  const { id, fileName } = await send(name);
  expect(fileName).toBe(shown);
  const linked = await server.call(linkDocument, { params: { id } }, staff);
  const { headers, statusCode } = await server.app.inject({ url: linked.body?.url ?? "", headers: staff });
  expect(statusCode).toBe(200);
  expect(headers["content-disposition"]).toBe(`inline; filename*=UTF-8''${encodeFileName(shown)}`);
});

test("every stored name fits into a header and comes back as it was", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (given) => {
      const name = harmlessFileName(given, "application/pdf");
      const encoded = encodeFileName(name);
      expect(encoded).toMatch(/^(?:[\w!#$&+.^`|~-]|%[0-9A-F]{2})+$/);
      expect(decodeURIComponent(encoded)).toBe(name);
    }),
  );
});

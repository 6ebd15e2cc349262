import { calls } from "@kautia/contract";
import { expect, test } from "vitest";
import type { JsonObject } from "../platform/openapi/json-schema.ts";
import { makeOpenApi } from "../platform/openapi/document.ts";
import { writePage } from "./write-page.ts";

const publicUrl = "https://kautia.example";
const about = { brand: "Kautia", publicUrl, apiUrl: `${publicUrl}/api/v1`, styleSheets: ["/assets/a.css"], style: "" };
const write = (document: JsonObject, isForPartners = true) => writePage({ ...about, document, isForPartners });
const partners = write(makeOpenApi({ publicUrl, sandbox: true, access: "partner" }));
const all = write(makeOpenApi({ publicUrl, sandbox: true }), false);

const part = (page: string, id: string) => page.split(`id="${id}"`)[1]?.split("</article>")[0] ?? "";
const words = (page: string) => page.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

test("the partners' page has each of their calls once, with a link to it, and no others", () => {
  for (const { name, access } of calls) {
    const isShown = access === "partner";
    expect(partners.split(`<article class="call" id="${name}"`).length - 1, name).toBe(isShown ? 1 : 0);
    expect(partners.includes(`<a href="#${name}"`), name).toBe(isShown);
    expect(all, name).toContain(`<article class="call" id="${name}"`);
  }
});

test("a call shows its path, fields with type and limits, values, errors, and examples", () => {
  const text = words(part(partners, "invite-tenant"));
  expect(text).toContain("POST /partner/invitations");
  expect(text).toMatch(/reference string or null .*Allowed: 1 to 100 characters\./);
  expect(text).toMatch(/6 fields of address street string required The street without its number\./);
  expect(text).toMatch(/Fields of the response 201 .* EXPIRED/);
  expect(text).toMatch(/401 .*PARTNER_KEY_INVALID/);
  expect(text).toContain(
    `curl ${publicUrl}/api/v1/partner/invitations \\ -H "Authorization: Bearer $KEY"`.replaceAll('"', "&quot;"),
  );
  expect(text).toContain("&quot;invitationUrl&quot; : &quot;https://kautia.example/de?invitation-token=");
});

test("curl fills in the path, sends files as a form, and saves files", () => {
  expect(words(part(partners, "withdraw-invitation"))).toMatch(
    /curl \S+\/partner\/invitations\/[0-9a-f]{32} \\ -X DELETE/,
  );
  expect(words(part(partners, "upload-guarantee-file"))).toContain("-F file=@");
  expect(words(part(partners, "get-guarantee-certificate"))).toMatch(/-OJ .*/);
  expect(words(part(all, "list-policies"))).toContain("-b cookies.txt");
});

test("escapes the document's texts", () => {
  const operation = { operationId: "x", summary: "<b>", description: '`<i>` & "', tags: ["T"], responses: {} };
  const page = write({ tags: [{ name: "T", description: "<u>" }], paths: { "/<p>": { get: operation } } });
  expect(page).toContain("<code>&lt;i&gt;</code> &amp; &quot;");
  for (const tag of ["<b>", "<i>", "<u>", "<p>/"]) expect(page).not.toContain(tag);
  expect(page).toContain("/&lt;p&gt;");
});

test("every link within the page leads somewhere, and no id is used twice", () => {
  for (const page of [partners, all]) {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
  }
});

import {
  type Call,
  calls,
  exportList,
  exportLists,
  exportsPerHour,
  listStaffActs,
  listUnmatchedWithdrawals,
} from "@kautia/contract";
import { afterAll, afterEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { makeSigned } from "#testing/policies/sign-policy.ts";
import { logInAsStaff } from "#testing/people/staff.ts";

const server = await makeTestServer();
const staff = await logInAsStaff(server);
await makeSigned(server, { tenantEmail: "one@example.com", lastName: "Öztürk; & Söhne" });
afterAll(() => server.close());

// Resets the hourly count, so that only the last test reaches the limit.
afterEach(() => server.deps.db.deleteFrom("usage_count").execute());

const download = (list: string, query: Record<string, string> = {}, headers: Record<string, string> = staff) =>
  server.app.inject({ url: `/api/v1/staff/exports/${list}`, query, headers });

test.each(exportLists)("%s can be downloaded with headings in both languages", async (list) => {
  for (const language of ["de", "en"]) {
    const { statusCode, headers, body } = await download(list, { language });
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(headers["content-disposition"]).toBe(`attachment; filename="${list}-2027-01-15.csv"`);
    expect(body.startsWith("\uFEFF")).toBe(true);
    expect(body).not.toMatch(/staff\.|undefined|\[object/);
  }
});

test("writes semicolons and decimal commas in German, and commas and points in English", async () => {
  const german = (await download("policies", { language: "de" })).body.split("\r\n");
  expect(german[0]).toMatch(/^\uFEFFVertrag;Mieter\/in;E-Mail-Adresse;Wohnung;Land;Vermieter;Kaution;/);
  expect(german[1]).toMatch(
    /;"Jana Öztürk; & Söhne";one@example\.com;.*;Deutschland;Otto Kern;1500,00;6,35;monatlich;2027-02-01;/,
  );
  const english = (await download("policies", { language: "en" })).body.split("\r\n");
  expect(english[1]).toMatch(/,Jana Öztürk; & Söhne,.*,1500\.00,6\.35,monthly,2027-02-01,2027-01-15 11:00,/);
});

test("contains the columns that the list shows, and all if nobody has chosen any", async () => {
  const headings = async (columns: string, list = "policies") =>
    (await download(list, { language: "en", columns })).body.replace("\uFEFF", "").split("\r\n")[0];
  expect(await headings("home,contract")).toBe("Contract,Home");
  expect(await headings("kind,who", "inbox")).toBe("What,Name");
  expect(await headings("unknown")).toMatch(/^Contract,Tenant,Email address,/);
});

test("contains only rows that match the filters, and refuses values that a filter does not have", async () => {
  const rows = async (query: Record<string, string>) =>
    (await download("policies", query)).body.trim().split("\r\n").length - 1;
  expect(await rows({ search: "öztürk" })).toBe(1);
  expect(await rows({ search: "öztürk", status: "ENDED" })).toBe(0);
  expect((await download("policies", { status: "NONE" })).statusCode).toBe(400);
});

test("accepts every filter of its list", () => {
  const filtersOf = ({ query }: Call) => Object.keys(query instanceof z.ZodMiniObject ? query.shape : {});
  const lists = calls.filter((call) => call.path.startsWith("/staff/") && filtersOf(call).includes("search"));
  const paged = lists.filter((call) => filtersOf(call).includes("page"));
  expect(paged.length).toBeGreaterThan(9);
  const taken = new Set([...filtersOf(exportList), "page"]);
  for (const list of paged)
    expect(
      filtersOf(list).filter((name) => !taken.has(name)),
      list.name,
    ).toEqual([]);
});

test("contains every row of a list that is longer than a page", async () => {
  await server.deps.db
    .insertInto("withdrawal_request")
    .values(
      Array.from({ length: 2_001 }, (_, index) => ({
        id: server.deps.random.uuid(),
        contract_number: `DE-${index}`,
        email_key: `many-${index}@example.com`,
        name: "Many",
        created_at: server.deps.clock.now(),
        unmatched_at: server.deps.clock.now(),
      })),
    )
    .execute();
  const lines = (await download("withdrawals", { search: "many-" })).body.trim().split("\r\n");
  expect(new Set(lines).size).toBe(2_002);
  const listed = await server.call(listUnmatchedWithdrawals, { query: { search: "many-" } }, staff);
  expect(listed.body?.rows).toHaveLength(25);
});

test("the audit log names the application of each act", async () => {
  const { refId } = await makeSigned(server, { tenantEmail: "two@example.com" });
  await server.app.inject({ url: `/api/v1/staff/policies/${refId}/documents/contract`, headers: staff });
  const [headings, newest] = (await download("acts", { language: "en", act: "open-policy-document" })).body.split(
    "\r\n",
  );
  expect(headings).toContain(",Application number,");
  expect(newest).toContain(`,Opened a document,${refId},`);
});

test("a spreadsheet does not run formulas that a visitor typed", async () => {
  const names = ["=HYPERLINK(1)", "+1", "-1", "@SUM(1)", "＝1"];
  for (const [index, name] of names.entries())
    await server.deps.db
      .insertInto("withdrawal_request")
      .values({
        id: server.deps.random.uuid(),
        contract_number: `F-${index}`,
        email_key: "formula@example.com",
        name,
        created_at: server.deps.clock.now(),
        unmatched_at: server.deps.clock.now(),
      })
      .execute();
  const { body } = await download("withdrawals", { search: "formula", language: "en" });
  expect(body.split("\r\n").filter((line) => /,"?[=+\-@\t]/.test(line))).toEqual([]);
  for (const name of names) expect(body).toContain(`'${name}`);
});

test("an export is recorded with its filters and limited per hour, and only administrators get their lists", async () => {
  const { db } = server.deps;
  await download("claims", { state: "OPEN", search: "müller" });
  const acts = await server.call(listStaffActs, { query: { act: "export-list" } }, staff);
  expect(acts.body?.rows[0]).toMatchObject({ by: "Demo Desk", act: "export-list" });
  const recorded = await db.selectFrom("staff_act").select("detail").where("act", "=", "export-list").execute();
  expect(recorded).toContainEqual({ detail: { list: "claims", state: "OPEN", searched: true } });
  // The audit log is kept for ever, and searches name tenants.
  expect(JSON.stringify(recorded)).not.toContain("müller");

  await db.updateTable("staff_account").set({ role: "underwriter" }).execute();
  expect((await download("acts")).statusCode).toBe(403);
  expect((await download("claims", {}, {})).statusCode).toBe(401);
  let status = 200;
  let count = 0;
  for (; status === 200 && count <= exportsPerHour; count++) status = (await download("mails")).statusCode;
  expect(status).toBe(429);
});

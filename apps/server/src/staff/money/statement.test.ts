import {
  approve,
  buildUrl,
  closeBookMonth,
  downloadBookFile,
  getBookMonth,
  recordRemittance,
  releaseAsLandlord,
} from "@kautia/contract";
import { sql } from "kysely";
import readExcelFile from "read-excel-file/node";
import { afterAll, expect, test } from "vitest";
import { declaredOnPage } from "../../declarations/index.ts";
import { releaseTenant } from "../../leaving/index.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { apiBase } from "../../platform/http/api-base.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { makeOwedRepayment } from "#testing/policies/owed-repayment.ts";
import { failingCard, makeAccepted, readLandlordToken, runUntil } from "#testing/policies/sign-policy.ts";
import { addColleague, logInAsStaff, openStaffSession } from "#testing/people/staff.ts";

const server = await makeTestServer({
  config: { commission: { de: 1_000, at: 1_000 }, insuranceTax: { de: 1_900, at: 0 } },
});
await logInAsStaff(server);
const ute = await addColleague(server, { name: "Ute", role: "underwriter" });
afterAll(() => server.close());

const read = async (month: string) => {
  const { body } = await server.call(getBookMonth, { params: { month } }, await logInAsStaff(server));
  if (!body) throw new Error(`there is no month ${month}`);
  return body;
};

async function close(month: string): Promise<void> {
  const asked = await server.call(
    closeBookMonth,
    { params: { month }, body: { reason: "checked" } },
    await logInAsStaff(server),
  );
  if (!asked.ok) throw new Error(JSON.stringify(asked.problem));
  const id = (await read(month)).approval?.id ?? "";
  const done = await server.call(approve, { params: { id } }, await openStaffSession(server, ute));
  if (!done.ok) throw new Error(JSON.stringify(done.problem));
}

async function download(month: string, file: string, country = "de") {
  const url = buildUrl(downloadBookFile, { month, file }, { country, language: "de" });
  const response = await server.app.inject({ url, headers: await logInAsStaff(server) });
  expect(response.statusCode, `${url} ${apiBase}`).toBe(200);
  return response.rawPayload;
}

test("the statements of closed months add up to the ledger, are remitted once and carried on", async () => {
  await makeAccepted(server, { tenantEmail: "one@example.com", landlordEmail: "one@example.org" });
  const poor = await makeAccepted(server, { tenantEmail: "poor@example.com", card: failingCard });
  await makeOwedRepayment(server, { amount: 2 });
  const token = await readLandlordToken(server, "one@example.org");
  await runUntil(server, "2027-03-10T11:00:00Z");
  await server.call(releaseAsLandlord, { params: { token }, body: { signature: true } });
  await runUntil(server, "2027-04-05T11:00:00Z");
  await close("2027-02");
  await close("2027-03");
  const months = [await read("2027-02"), await read("2027-03")];
  const { rows } = await sql<{ account: string; cents: number }>`
    SELECT account, sum(amount_cents)::integer AS cents FROM ledger_entry WHERE month < '2027-04-01' GROUP BY account`.execute(
    server.deps.db,
  );
  const balance = (...accounts: string[]) =>
    rows.filter(({ account }) => accounts.includes(account)).reduce((sum, { cents }) => sum + cents, 0) / 100;
  const [first, second] = months.map(({ statements }) => statements.find(({ country }) => country === "de"));
  const total = (first?.total ?? 0) + (second?.total ?? 0);
  expect(total).toBeCloseTo(-balance("PREMIUM_PAYABLE", "INSURANCE_TAX", "CLAIMS", "REPAYMENTS", "WRITTEN_OFF"), 5);
  const owed = balance("RECEIVABLE", "IN_COLLECTION");
  expect(second?.toRemit).toBeCloseTo(total - owed, 5);
  expect(second?.carried).toBe(first?.toRemit);
  expect((first?.tax ?? 0) + (second?.tax ?? 0)).toBeCloseTo(-balance("INSURANCE_TAX"), 5);
  expect(second?.tax).toBeGreaterThan(0);
  expect(second?.items.map(({ event }) => event)).toEqual(
    expect.arrayContaining(["PREMIUM_DUE", "REFUND_DUE", "COMMISSION_EARNED", "COMMISSION_GIVEN_BACK"]),
  );

  const rowsOf = await readExcelFile(await download("2027-03", "statement-xlsx"));
  const [sheet] = [rowsOf].flat();
  const lines = (
    Array.isArray(rowsOf) && Array.isArray(rowsOf[0]) ? rowsOf : ((sheet as { data?: unknown })?.data ?? [])
  ) as unknown[][];
  const amounts = lines.slice(
    1,
    lines.findIndex((cells, index) => index > 0 && cells.every((cell) => cell === null)),
  );
  expect(amounts.reduce((sum, cells) => sum + Number(cells[3]), 0)).toBeCloseTo(second?.total ?? 0, 5);
  const csv = (await download("2027-03", "statement-csv")).toString();
  expect(csv.split("\n").length).toBe(lines.length + 1);
  expect((await download("2027-03", "statement-pdf")).subarray(0, 5).toString()).toBe("%PDF-");
  const datev = new TextDecoder("windows-1252").decode(await download("2027-03", "datev"));
  const debits = datev
    .split("\r\n")
    .slice(2, -1)
    .map((line) => Number(line.split(";")[0]?.replace(",", ".")));
  const booked = await sql<{ cents: number }>`SELECT sum(amount_cents)::integer AS cents FROM ledger_entry
    WHERE month = '2027-03-01' AND country = 'de' AND amount_cents > 0`.execute(server.deps.db);
  expect(debits.reduce((sum, amount) => sum + amount, 0) * 100).toBeCloseTo(booked.rows[0]?.cents ?? 0, 5);

  const staff = await logInAsStaff(server);
  const body = {
    country: "de",
    amount: second?.toRemit ?? 0,
    paidOn: "2027-04-05",
    reference: "Abrechnung 02/27",
  } as const;
  const params = { month: "2027-03" };
  const wrong = await server.call(recordRemittance, { params, body: { ...body, amount: 1 } }, staff);
  expect(wrong.problem?.errorCode).toBe("FIELD_INVALID");
  expect((await server.call(recordRemittance, { params, body }, staff)).body).toEqual({ asked: true });
  const approval = (await read("2027-03")).statements.find(({ country }) => country === "de")?.approval;
  const approved = { params: { id: approval?.id ?? "" } };
  expect((await server.call(approve, approved, await openStaffSession(server, ute))).ok).toBe(true);
  expect((await server.call(recordRemittance, { params, body }, staff)).problem?.errorCode).toBe("FIELD_INVALID");
  const remitted = (await read("2027-03")).statements.find(({ country }) => country === "de")?.remitted;
  expect(remitted).toEqual({ amount: body.amount, paidOn: "2027-04-05", reference: "Abrechnung 02/27" });

  const passedOn = await sql<{ cents: number }>`SELECT sum(amount_cents)::integer AS cents FROM ledger_entry
    WHERE event = 'INSURANCE_TAX_REMITTED' AND account = 'INSURANCE_TAX'`.execute(server.deps.db);
  expect((passedOn.rows[0]?.cents ?? 0) / 100).toBeCloseTo(-balance("INSURANCE_TAX"), 5);

  // A letter of March arrives when that month is closed. Then the insurer gets another name.
  const at = new Date("2027-03-30T10:00:00Z");
  const declared = declaredOnPage("LANDLORD", "de", at);
  const letter = { at, declared };
  await inTransaction(server.deps.db, (transaction) =>
    releaseTenant(transaction, server.deps, poor.refId, { ip: "", userAgent: "" }, null, letter),
  );
  expect((await download("2027-03", "statement-csv")).toString()).toBe(csv);
  await runUntil(server, "2027-05-05T11:00:00Z");
  server.deps.config.brand.insurers.de.name = "Zweite Versicherung SE";
  await close("2027-04");
  const third = (await read("2027-04")).statements.filter(({ country }) => country === "de");
  expect(third).toMatchObject([
    { insurer: "Zweite Versicherung SE", carried: 0 },
    { insurer: "Muster-Versicherung AG", carried: 0, tax: 0, items: [], toRemit: 0 },
  ]);
  const april = (await download("2027-04", "statement-csv")).toString();
  expect(april).toMatch(/2027-03-30;DE-[^;]*;Schutz beendet/);
});

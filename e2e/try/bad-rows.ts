import { expectSuccess } from "../src/tenant-by-api.ts";
import { chargesOf } from "./check.ts";
import { expectWithin, type Fault } from "./fault.ts";
import { sign } from "./simulate-users.ts";
import type { Stack } from "./stack.ts";
import { makeClient } from "./traffic.ts";

const tables = ["policy", "charge_attempt", "mail"];
const tasks = ["premiums", "charges", "mails"];

/**
 * Each of these changes fails in the rows of one contract, and with it the statement that changes many rows. One statement at a
 * time, because a transaction that locks several tables under traffic ends in a deadlock.
 */
const breakRows = (refId: string) => [
  `CREATE FUNCTION refuse_bad_row() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
  BEGIN
    IF coalesce(to_jsonb(NEW) ->> 'ref_id', (SELECT ref_id FROM premium WHERE id::text = to_jsonb(NEW) ->> 'premium_id'))
      = '${refId}' THEN RAISE EXCEPTION 'a bad row'; END IF;
    RETURN NEW;
  END $$`,
  `CREATE TRIGGER bad_row BEFORE UPDATE ON policy FOR EACH ROW
    WHEN (NEW.next_premium_number > OLD.next_premium_number) EXECUTE FUNCTION refuse_bad_row()`,
  `CREATE TRIGGER bad_row BEFORE UPDATE ON charge_attempt FOR EACH ROW
    WHEN (NEW.leased_until IS NOT NULL) EXECUTE FUNCTION refuse_bad_row()`,
  `CREATE TRIGGER bad_row BEFORE UPDATE ON mail FOR EACH ROW
    WHEN (NEW.leased_until IS NOT NULL) EXECUTE FUNCTION refuse_bad_row()`,
];

const repair = (table: string) => `DROP TRIGGER IF EXISTS bad_row ON ${table}`;

/** A contract whose premium, charge and mails fail whenever the worker takes them up. */
export const badRows: Fault = {
  name: "a bad row among premiums, charges and mails",
  async inject(stack) {
    const { query } = stack;
    const client = makeClient(stack.url);
    const bad = await sign(stack, client);
    const queryEach = async (statements: readonly string[]) => {
      for (const statement of statements) await query(statement);
    };
    await queryEach(breakRows(bad.refId));
    try {
      expectSuccess(await client.post(`/landlord/${bad.landlordToken}/accept`));
      const wrong = await expectOthersToGoOn(stack);
      wrong.push(...(await expectToBeSetAside(stack, ["premiums", "mails"])));
      // With the premium written, its charge is the next bad row.
      await queryEach([repair("policy"), tryAgain("premiums")]);
      wrong.push(...(await expectOthersToGoOn(stack)));
      wrong.push(...(await expectToBeSetAside(stack, tasks.slice(1))));
      await queryEach([...tables.slice(1).map(repair), tryAgain("charges", "mails")]);
      wrong.push(...(await expectWithin(15, "the repaired rows are handled", () => isDone(stack, bad.refId))));
      return wrong;
    } finally {
      await queryEach([...tables.map(repair), "DROP FUNCTION refuse_bad_row", "DELETE FROM failed_work"]);
    }
  },
};

/** As the desk does when somebody presses 'Try again'. */
const tryAgain = (...names: string[]) =>
  `UPDATE failed_work SET tries = 0, retry_at = now() WHERE task IN (${names.map((name) => `'${name}'`).join()})`;

async function isDone(stack: Stack, refId: string): Promise<boolean> {
  const failed = await stack.query("SELECT task FROM failed_work");
  return failed.length === 0 && chargesOf(stack, refId) === 1;
}

async function expectOthersToGoOn(stack: Stack): Promise<string[]> {
  const client = makeClient(stack.url);
  const other = await sign(stack, client);
  expectSuccess(await client.post(`/landlord/${other.landlordToken}/accept`));
  return expectWithin(10, "others are charged", () => chargesOf(stack, other.refId) === 1);
}

/** The pauses between the tries add up to more than an hour, so they are cut short. */
async function expectToBeSetAside(stack: Stack, names: readonly string[]): Promise<string[]> {
  const { query, services, readMetrics } = stack;
  const isSetAside = async () => {
    await query("UPDATE failed_work SET retry_at = now() WHERE retry_at > now()");
    const found = new Set(await query("SELECT task FROM failed_work WHERE tries = 5 AND retry_at IS NULL"));
    return names.every((name) => found.has(name));
  };
  const wrong = await expectWithin(30, `set aside: ${names.join(", ")}`, isSetAside);
  const metrics = await readMetrics();
  const log = services.worker.readLog();
  for (const name of names) {
    const count = new RegExp(`^kautia_set_aside_work_rows\\{.*task="${name}".*\\} [1-9]`, "m");
    if (!count.test(metrics)) wrong.push(`no metric of rows set aside: ${name}`);
    for (const key of await query(`SELECT key FROM failed_work WHERE task = '${name}'`))
      if (!log.includes(`"key":"${key}"`)) wrong.push(`the log does not name ${name} ${key}`);
  }
  return wrong;
}

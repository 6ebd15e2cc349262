import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { answerQuestions, expectSuccess, inDays } from "../src/tenant-by-api.ts";
import { chargesOf } from "./check.ts";
import { expectWithin, type Fault } from "./fault.ts";
import { hasOtherClock, otherClock } from "./other-clock.ts";
import { readProblem } from "./readiness.ts";
import { sign } from "./simulate-users.ts";
import type { Stack } from "./stack.ts";
import { makeClient } from "./traffic.ts";

const second = 1_000;

/** The only worker has a wrong clock for a while. */
function wrongClock(name: string, run: (stack: Stack) => ReturnType<typeof startWrong>): Fault {
  return {
    name,
    async inject(stack) {
      if (!hasOtherClock) throw new Error("libfaketime is missing. On Debian: apt-get install libfaketime");
      const client = makeClient(stack.url);
      const draft = await answerQuestions(client);
      const tomorrow = await sign(stack, client, { insuranceStart: inDays(1) });
      expectSuccess(await client.post(`/landlord/${tomorrow.landlordToken}/accept`));
      const { worker: right } = stack.services;
      await right.stop();
      const { worker, stop } = await run(stack);
      const isWrong = async () => /^this machine's clock is \d+ s ahead/.test((await readProblem(worker)) ?? "");
      const wrong = await expectWithin(10, "/readyz names the clock", isWrong);
      const before = await countWork(stack);
      await wait(10 * second);
      if (!(await isWrong())) wrong.push("the worker became ready");
      if ((await countWork(stack)) !== before) wrong.push("the worker did work");
      await stop();
      await right.start();
      if (chargesOf(stack, tomorrow.refId) > 0) wrong.push("a premium was charged a day early");
      const { status } = await client.get(`/onboarding/tenant/${draft}`);
      if (status !== 200) wrong.push("an application was erased");
      return [...wrong, ...(await findEarlyWork(stack))];
    },
  };
}

async function startWrong(stack: Stack, env: Record<string, string>) {
  const worker = await stack.makeWorker("worker-with-wrong-clock", { ...otherClock, ...env });
  await worker.start();
  return { worker, stop: () => worker.stop() };
}

const ahead = (days: number) =>
  wrongClock(`the worker's clock is ${days === 1 ? "a day" : `${days} days`} ahead`, (stack) =>
    startWrong(stack, { FAKETIME: `+${days}d` }),
  );

const jumps = wrongClock("the clock of the running worker jumps by 40 days", async (stack) => {
  const file = join(tmpdir(), `faketime-${process.pid}`);
  writeFileSync(file, "+0d");
  const started = await startWrong(stack, { FAKETIME_TIMESTAMP_FILE: file, FAKETIME_CACHE_DURATION: "1" });
  await wait(5 * second);
  writeFileSync(file, "+40d");
  return started;
});

export const wrongClocks: readonly Fault[] = [ahead(1), ahead(40), ahead(400), jumps];

/** Work that only a worker does: charges, and mails other than those that a signature waits for. */
async function countWork({ query }: Stack): Promise<string | undefined> {
  const [count] = await query(
    `SELECT (SELECT count(*) FROM ledger_entry) || ' ' || (SELECT count(*) FROM mail
       WHERE status = 'SENT' AND kind <> 'contract-documents')`,
  );
  return count;
}

async function findEarlyWork({ query }: Stack): Promise<string[]> {
  return query(
    `SELECT 'a premium was due only at ' || due_at FROM premium WHERE due_at > now()
     UNION ALL SELECT 'an entry in the ledger of ' || at FROM ledger_entry WHERE at > now() + interval '1 minute'
     UNION ALL SELECT 'a mail of ' || sent_at FROM mail WHERE sent_at > now() + interval '1 minute'
     UNION ALL SELECT 'a contract ended: ' || ref_id FROM policy WHERE cover_state = 'ENDED'`,
  );
}

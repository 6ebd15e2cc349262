import { expectWithin, type Fault, kill } from "./fault.ts";

/** Kills the worker while the provider thinks about a charge, and while it hands mails to the mail server. */
export const killedWorker: Fault = {
  name: "the worker is killed three times while it charges and mails",
  async inject({ provider, services: { worker }, query }) {
    const wrong: string[] = [];
    provider.faults.on("POST", /payment_intents/, { kind: "slow", ms: 1_000 }, Infinity);
    for (const [what, table] of [
      ["a charge", "charge_attempt"],
      ["a mail", "mail"],
      ["a charge", "charge_attempt"],
    ]) {
      const isUnderWay = async () =>
        (await query(`SELECT id FROM ${table} WHERE leased_until > clock_timestamp() LIMIT 1`)).length > 0;
      wrong.push(...(await expectWithin(30, `${what} is under way`, isUnderWay)));
      await kill(worker, 1_000);
    }
    provider.faults.clear();
    return wrong;
  },
};

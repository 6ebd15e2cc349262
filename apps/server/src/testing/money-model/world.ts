import { type Account, signedHeader, startStripeDouble, type StripeDouble } from "@kautia/stripe-double";
import { countries, type Country, type PaymentPeriod, perCountry } from "@kautia/contract";
import { sql } from "kysely";
import { amendments } from "../../amendments/index.ts";
import {
  charges,
  debitAnnouncements,
  duePremiums,
  providerBooks,
  refunds,
  unchosenRepayments,
} from "../../billing/index.ts";
import { readStripeNotices } from "../../billing/adapters/stripe/stripe-notices.ts";
import { makeStripePayment } from "../../billing/adapters/stripe/stripe-payment.ts";
import { storeNotice } from "../../billing/notices/store-notice.ts";
import { type Payment, PaymentOutcomeUnknown } from "../../billing/ports/payment.ts";
import type { Deps } from "../../deps.ts";
import { endings } from "../../leaving/index.ts";
import { dayFromNow, writeDuePolicies, writeEvidence } from "../policies/due-policies.ts";
import type { FakeClock } from "../server/fake-clock.ts";
import { runNow } from "../server/run-now.ts";
import type { TestServer } from "../server/make-test-server.ts";
import { stripeAccounts } from "../doubles/stripe-accounts.ts";
import { writeSigners } from "../policies/co-tenants.ts";
import { giveStripeMethod } from "../doubles/stripe-server.ts";
import { KillableProcess } from "./killable.ts";

const hour = 3_600_000;
const notices = readStripeNotices(stripeAccounts);

/** In the order of `work.ts`. */
const tasks = [
  amendments,
  duePremiums,
  unchosenRepayments,
  debitAnnouncements,
  charges,
  endings,
  refunds,
  providerBooks,
];

/** A contract as it is signed. */
export interface Contract {
  country?: Country;
  card: string;
  paymentPeriod: PaymentPeriod;
  /** Null without an end. */
  months: number | null;
  /** How many sign together with the first tenant. */
  coTenants: number;
}

/** Our billing and new Stripe accounts, in one process without sockets; the database is shared by many worlds. */
export class World {
  readonly double: StripeDouble;
  readonly started: Date;
  /** Whose account, contracts and webhooks the acts are about. */
  country: Country = "de";
  readonly #accounts: Record<Country, Account>;
  readonly #refIds = perCountry((): string[] => []);
  readonly #delivered = perCountry(() => 0);
  #process = new KillableProcess();
  readonly #server: TestServer;
  readonly #clock: FakeClock;
  readonly #payment: Payment;

  private constructor(server: TestServer, clock: FakeClock, double: StripeDouble) {
    this.#server = server;
    this.#clock = clock;
    this.double = double;
    this.#accounts = perCountry((country) => double.account(stripeAccounts[country].secretKey));
    this.started = clock.now();
    const settings = { accounts: stripeAccounts, apiBase: null, timeout: 9_000, fetch: double.fetch };
    this.#payment = makeStripePayment(settings);
  }

  /** Starts two days after the last world and drops its open work, in case it failed midway. */
  static async open(server: TestServer, clock: FakeClock, contracts: readonly Contract[]): Promise<World> {
    clock.advance(48 * hour);
    const { db } = server.deps;
    await sql`UPDATE charge_attempt SET status = 'CANCELLED' WHERE status IN ('INTENDED', 'ASKED')`.execute(db);
    await sql`UPDATE refund SET status = 'FAILED' WHERE status IN ('DUE', 'PENDING')`.execute(db);
    await sql`UPDATE provider_movement SET booked_at = at WHERE booked_at IS NULL`.execute(db);
    await sql`UPDATE provider_account SET read_at = NULL`.execute(db);
    await sql`UPDATE policy SET next_premium_at = NULL, ends_at = NULL
      WHERE next_premium_at IS NOT NULL OR ends_at IS NOT NULL`.execute(db);
    await sql`UPDATE amendment SET state = 'EXPIRED', decided_at = asked_at, due_at = NULL
      WHERE decided_at IS NULL`.execute(db);
    await sql`UPDATE repayment SET choice_ends_at = '9999-01-01' WHERE parts IS NULL`.execute(db);
    const double = await startStripeDouble({ accounts: Object.values(stripeAccounts), now: () => clock.now() });
    const world = new World(server, clock, double);
    await world.inEachCountry(async () => {
      world.account.books.fees = { charge: (amount) => Math.round(amount * 0.015) + 25, dispute: 2_000, failure: 350 };
    });
    const dated = { ...server, deps: { ...server.deps, clock } };
    for (const { card, coTenants, country = "de", ...terms } of contracts) {
      world.country = country;
      const cards = [giveStripeMethod(world, card)];
      const written = await writeDuePolicies(dated, { cards, dueOn: dayFromNow(dated, 1), country, ...terms });
      for (const refId of written) {
        await writeSigners(dated, refId, coTenants);
        await writeEvidence(dated, refId);
      }
      world.refIds.push(...written);
    }
    world.country = "de";
    return world;
  }

  /** Our account at the card provider in this country. */
  get account(): Account {
    return this.#accounts[this.country];
  }

  /** The contracts of this country. */
  get refIds(): string[] {
    return this.#refIds[this.country];
  }

  async inEachCountry(act: () => Promise<unknown>): Promise<void> {
    const before = this.country;
    for (const country of countries) {
      this.country = country;
      await act();
    }
    this.country = before;
  }

  close(): Promise<void> {
    return this.double.close();
  }

  /** The dependencies of the code under test. Starts a new process if the last one was killed. */
  deps(): Deps {
    if (this.#process.isDead) this.kill(Number.POSITIVE_INFINITY);
    const { deps } = this.#server;
    return {
      ...deps,
      clock: this.#clock,
      db: this.#process.openDatabase(deps.db),
      payment: this.#process.wrap(this.#payment),
      jobs: { ...deps.jobs, wake: () => {} },
    };
  }

  /** Lets the process run `statements` more statements and die before the one after them. */
  kill(statements: number): void {
    this.#process = new KillableProcess(statements);
  }

  /** Moves the clock and does the due work. Restarts a killed process at once. */
  async pass(milliseconds: number): Promise<void> {
    const until = new Date(this.#clock.now().getTime() + milliseconds);
    // A row that a run leaves due is waiting for something else.
    for (let after = new Date(0); ;) {
      const due = await this.#findDue(after);
      const next = Math.min(...due.map(({ at }) => at.getTime()));
      if (next > until.getTime()) break;
      if (next > this.#clock.now().getTime()) this.#clock.set(new Date(next));
      const now = this.#clock.now();
      let did = 0;
      for (const { task } of due.filter(({ at }) => at <= now)) did += await this.#work(task);
      after = did > 0 ? new Date(0) : now;
    }
    this.#clock.set(until);
  }

  /** Delivers webhooks in this order; each number chooses one of those sent so far, possibly repeatedly. */
  async deliver(order: readonly number[]): Promise<void> {
    const { events } = this.account.webhooks;
    for (const number of order) {
      const event = events[number % Math.max(events.length, 1)];
      if (!event) return;
      const body = JSON.stringify(event);
      const signature = signedHeader(body, stripeAccounts[this.country].webhookSecret, new Date());
      const notice = notices.read(this.country, Buffer.from(body), { "stripe-signature": signature });
      if (!notice || notice === "ignored") throw new Error("the webhook is not readable");
      await this.attempt((deps) => storeNotice(deps, this.country, notice));
    }
  }

  /** Delivers the webhooks that have not been delivered yet, latest first. */
  async deliverAll(): Promise<void> {
    const { length } = this.account.webhooks.events;
    const undelivered = length - this.#delivered[this.country];
    await this.deliver(Array.from({ length: undelivered }, (_, index) => length - 1 - index));
    this.#delivered[this.country] = length;
  }

  /** Restores the network, delivers all webhooks, settles open refunds, and moves the clock until nothing is open. */
  async settle(openRefunds: "succeeded" | "failed"): Promise<void> {
    this.double.faults.clear();
    this.kill(Number.POSITIVE_INFINITY);
    await this.#endLeases();
    // More than a day first, so that Stripe forgets keys with a stored error.
    for (const hours of [36, 7]) {
      await this.inEachCountry(async () => {
        this.account.nextRefunds = [];
        const open = [...this.account.refunds.values()].filter(
          ({ status }) => status !== "succeeded" && status !== "failed",
        );
        for (const { id } of open) this.account.settleRefund(id, openRefunds);
        await this.deliverAll();
      });
      await this.pass(hours * hour);
    }
    // A retry in these hours may charge a card and send more webhooks.
    for (let isOpen = true; isOpen;) {
      isOpen = false;
      await this.inEachCountry(async () => {
        for (const { id } of this.account.debits.pending()) this.account.debits.settle(id, "succeeded");
        await this.deliverAll();
      });
      await this.pass(7 * hour);
      await this.inEachCountry(async () => {
        const { webhooks, debits } = this.account;
        isOpen ||= this.#delivered[this.country] < webhooks.events.length || debits.pending().length > 0;
      });
    }
  }

  /** Runs an action of our code. False if it was left half done, because the process died or Stripe did not answer. */
  async attempt(act: (deps: Deps) => Promise<unknown>): Promise<boolean> {
    const deps = this.deps();
    const process = this.#process;
    try {
      await act(deps);
      return true;
    } catch (error) {
      if (!process.isDead && !(error instanceof PaymentOutcomeUnknown)) throw error;
      await this.#endLeases();
      return false;
    }
  }

  /** Returns the number of handled rows, including half-done work, which is due again. */
  async #work(task: (typeof tasks)[number]): Promise<number> {
    let did = 0;
    const isDone = await this.attempt(async (deps) => {
      const { brand, operator, publicUrl } = deps.config;
      did = await runNow(task, { ...deps, brand, operator, publicUrl });
    });
    return isDone ? did : 1;
  }

  async #endLeases(): Promise<void> {
    for (const table of ["charge_attempt", "refund"] as const)
      await this.#server.deps.db
        .updateTable(table)
        .set({ leased_until: null })
        .where("leased_until", "is not", null)
        .execute();
  }

  async #findDue(after: Date) {
    const { db, sql: database } = this.#server.deps;
    const each = tasks.map(
      ({ name, due }) =>
        sql`SELECT ${sql.lit(name)} AS name, (SELECT min(at) FROM (${due}) AS due WHERE at > ${after}) AS at`,
    );
    const { sql: text, parameters } = sql.join(each, sql` UNION ALL `).compile(db);
    // Prepared, because planning it takes longer than running it.
    const statement = { name: "test-due-work", text, values: [...parameters] };
    const rows = await database.query<{ name: string; at: Date | null }>(statement);
    const times = new Map(rows.map(({ name, at }) => [name, at]));
    return tasks.flatMap((task) => {
      const at = times.get(task.name);
      return at ? [{ task, at }] : [];
    });
  }
}

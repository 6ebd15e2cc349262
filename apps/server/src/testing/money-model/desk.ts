import { addDays, type CalendarDate, countries, type Country, perCountry } from "@kautia/contract";
import { readBooksNow } from "../../billing/index.ts";
import { writePaymentFile } from "../../books/index.ts";
import type { Deps } from "../../deps.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { decideApproval } from "../../staff/approvals/decide.ts";
import { readOpenApproval } from "../../staff/approvals/read.ts";
import { askToDrop } from "../../staff/bank/files.ts";
import { makeFile } from "../../staff/bank/make-file.ts";
import { matchLines } from "../../staff/bank/match.ts";
import { readPayable } from "../../staff/bank/read-payable.ts";
import { readStatementFile, settle } from "../../staff/bank/statements.ts";
import { askToClose } from "../../staff/money/close-month.ts";
import { readCandidates } from "../../views/payments.ts";
import { BankDouble } from "../bank/bank-double.ts";
import { addColleague } from "../people/staff.ts";
import type { TestServer } from "../server/make-test-server.ts";
import type { World } from "./world.ts";

/** The settings of our accounts: each country needs its own. */
export const collectionAccounts = {
  de: { iban: "DE89370400440532013000", holder: "Treuhandkonto Deutschland" },
  at: { iban: "AT611904300234573201", holder: "Treuhandkonto Österreich" },
};
/** The account that people who have none in our books name to the desk. */
const toldIban = "DE02120300000000202051";
const most = 200;
/** What the model records as transferred without a file. */
const byHand = "…";

/** Two people at the desk who handle the bank by the calls that the office makes. */
export class Desk {
  readonly banks: Record<Country, BankDouble> = perCountry(
    (country) => new BankDouble(collectionAccounts[country].iban),
  );
  readonly #people: readonly [StaffMember, StaffMember];
  /** What the bank was told of transfers that no file orders. */
  readonly #told = new Set<string>();
  /** Statements that are not read yet, because the process died. */
  readonly #unread: string[] = [];

  private constructor(people: readonly [StaffMember, StaffMember]) {
    this.#people = people;
  }

  static async open(server: TestServer): Promise<Desk> {
    const add = async (name: string): Promise<StaffMember> => {
      const role = "underwriter";
      return { id: await addColleague(server, { name, role }), name, email: `${name}@example.com`, role };
    };
    return new Desk([await add("Eva"), await add("Ute")]);
  }

  get ids(): [string, string] {
    const [one, other] = this.#people;
    return [one.id, other.id];
  }

  /** Orders everything that can be paid, and releases and sends what was left waiting. */
  async pay(world: World, inDays: number): Promise<void> {
    for (const country of countries) await world.attempt((deps) => this.#order(deps, country, inDays));
    await world.attempt((deps) => this.#release(deps));
    await world.attempt((deps) => this.#send(deps));
  }

  async #order(deps: Deps, country: Country, inDays: number): Promise<void> {
    const payable = (await readPayable(deps)).filter((item) => item.country === country).slice(0, most);
    if (payable.length === 0) return;
    const payments = payable.map(({ kind, id, iban }) => ({ kind, id, iban: iban === null ? toldIban : null }));
    const executeOn = addDays(localDay(country, deps.clock.now()), inDays);
    expectDone(await makeFile(deps, this.#people[0], { country, executeOn, payments, reason: "checked" }));
  }

  /** A file with a payment that must not be made any more is refused, so that the others can go into the next one. */
  async #release(deps: Deps): Promise<void> {
    for (const id of await findOpenApprovals(deps, "release-payments")) {
      const released = await decideApproval(deps, this.#people[1], id, "APPROVED");
      if (released instanceof Refusal) expectDone(await decideApproval(deps, this.#people[1], id, "REFUSED"));
    }
  }

  async #send({ db }: Deps): Promise<void> {
    const files = await db
      .selectFrom("payment_file")
      .select(["id", "country", "message_id"])
      .where("released_at", "is not", null)
      .orderBy("made_at")
      .execute();
    for (const { id, country, message_id } of files) {
      if (this.banks[country].has(message_id)) continue;
      const file = await writePaymentFile(db, id);
      if (!file) throw new Error(`the file ${message_id} cannot be sent`);
      this.banks[country].take(file.xml);
    }
  }

  /** The bank makes the transfers that are due. What it refuses, two people record. */
  async makeTransfers(world: World, how: Parameters<BankDouble["makeTransfers"]>[1]): Promise<void> {
    const deps = world.deps();
    for (const country of countries)
      for (const { endToEndId } of this.banks[country].makeTransfers(localDay(country, deps.clock.now()), how))
        while (!(await world.attempt((now) => this.#drop(now, endToEndId))));
  }

  async #drop(deps: Deps, endToEndId: string): Promise<void> {
    const payments = deps.db.selectFrom("payment").select(["id", "dropped_at"]);
    const { id, dropped_at } = await payments.where("end_to_end_id", "=", endToEndId).executeTakeFirstOrThrow();
    if (dropped_at) return;
    const open = await readOpenApproval(deps.db, "drop-payment", id);
    if (!open) expectDone(await askToDrop(deps, this.#people[0], { params: { id }, body: { reason: "refused" } }));
    const asked = open ?? (await readOpenApproval(deps.db, "drop-payment", id));
    expectDone(await decideApproval(deps, this.#people[1], asked?.id ?? "", "APPROVED"));
  }

  /** Reads each bank's statement, maybe twice. */
  async readStatements(world: World, { times }: { times: number }): Promise<void> {
    const deps = world.deps();
    await world.inEachCountry(async () => {
      await this.#tellBank(world, deps);
      const xml = this.banks[world.country].writeStatement(localDay(world.country, deps.clock.now()));
      for (let time = 0; time < times; time++) this.#unread.push(xml);
    });
    for (let [xml] = this.#unread; xml !== undefined; [xml] = this.#unread) {
      const read = xml;
      if (
        !(await world.attempt(async (now) => expectDone(await readStatementFile(now, this.#people[0], { xml: read }))))
      )
        return;
      this.#unread.shift();
    }
  }

  /** What the card provider pays out, and what somebody has transferred without a file. */
  async #tellBank({ account, country }: World, { db }: Deps): Promise<void> {
    const bank = this.banks[country];
    for (const { id, type, amount, created } of account.books.transactions) {
      if (type !== "payout" || this.#told.has(id)) continue;
      this.#told.add(id);
      bank.book(localDay(country, new Date(created * 1_000)), { cents: -amount, text: "STRIPE" });
    }
    const payouts = await db
      .selectFrom("claim_payout as payout")
      .innerJoin("claim", "claim.id", "claim_id")
      .innerJoin("policy", "policy.ref_id", "claim.ref_id")
      .select(["claim_id as id", "payout.amount_cents as cents", "paid_on as on", "contract_number as text"])
      .where("payout.reference", "=", byHand)
      .where("country", "=", country)
      .execute();
    for (const { id, on, cents, text } of payouts) {
      if (this.#told.has(id)) continue;
      this.#told.add(id);
      bank.book(on, { cents: -cents, text });
    }
  }

  /** Settles each line that the rules have left open. */
  async settleLines(world: World): Promise<void> {
    await world.attempt(readBooksNow);
    const findOpen = (deps: Deps) =>
      deps.db.selectFrom("bank_line").selectAll().where("subject_id", "is", null).orderBy("position").execute();
    // A return may be listed before the payment that came back.
    for (let times = 0; times < 2; times++) await world.attempt((deps) => matchLines(deps, this.#people[0].id));
    await world.attempt(async (deps) => {
      for (const { id, country, cents, booked_on: bookedOn, end_to_end_id } of await findOpen(deps)) {
        const [fitting] = end_to_end_id === null ? await readCandidates(deps.db, { country, cents, bookedOn }) : [];
        const body = { subjectId: fitting?.subjectId ?? null, note: "looked at" };
        expectDone(await settle(deps, this.#people[0], { params: { id }, body }));
      }
    });
  }

  async settleNotices(world: World): Promise<void> {
    const { db, clock } = world.deps();
    const settled = { settled_at: clock.now(), settled_by: this.#people[0].id, note: "explained" };
    await db.updateTable("payment_notice").set(settled).where("settled_at", "is", null).execute();
  }

  /** Two people close the month, such as '2027-01'. */
  async close(world: World, month: string): Promise<void> {
    const deps = world.deps();
    expectDone(await askToClose(deps, this.#people[0], month, "checked"));
    const asked = await readOpenApproval(deps.db, "close-month", month);
    expectDone(await decideApproval(deps, this.#people[1], asked?.id ?? "", "APPROVED"));
  }

  /** What was booked at the banks since they opened their accounts, in cents. */
  movedAt(country: Country): number {
    return this.banks[country].balance - BankDouble.opening;
  }
}

export function today(world: World): CalendarDate {
  return localDay(world.country, world.deps().clock.now());
}

async function findOpenApprovals({ db }: Deps, kind: "release-payments"): Promise<string[]> {
  const rows = await db
    .selectFrom("approval")
    .select("id")
    .where("kind", "=", kind)
    .where("decision", "is", null)
    .execute();
  return rows.map(({ id }) => id);
}

function expectDone<Answer>(answer: Answer | Refusal): Answer {
  if (answer instanceof Refusal) throw new Error(`refused: ${JSON.stringify(answer)}`);
  return answer;
}

import { addDays, type CalendarDate } from "@kautia/contract";
import { type Account, startStripeDouble } from "@kautia/stripe-double";
import { makePersistentDatabase, type PersistentDatabase } from "../database/make-persistent-database.ts";
import { stripeAccounts, stripeSettings } from "../doubles/stripe-accounts.ts";
import type { DatabaseState } from "./database-state.ts";
import type { Fault, FaultKind } from "./fault-injector.ts";
import { JourneyServer } from "./journey-server.ts";
import type { People, SetUpCard } from "./people.ts";
import { FaultPlan } from "./plan.ts";
import { ServerProcesses } from "./server-processes.ts";

export type FinalState = DatabaseState & { provider: { amountCents: number; refundedCents: number }[] };

export interface JourneyResult {
  hits: string[];
  state: FinalState | null;
  error: string | null;
}

export type Undisturbed = FinalState & { steps: [name: string, calls: string[]][] };

/** What happens in each journey, and on which server. */
interface Story {
  People: new (server: JourneyServer, scene: { start: CalendarDate; setUpCard: SetUpCard }) => People;
  settings?: Record<string, string>;
}

interface FaultSource {
  next(step: string): Fault | null;
  /** `hit`: the call with the fault; `calls`: the calls of the step. */
  record(step: string, hit: string | null, calls: string[]): void;
}

interface RunOptions {
  faultsPerStep: number | null;
  everyNthStep: number;
  journeysPerProcess: number;
  processes: number;
  report: (line: string) => void;
  check: (result: JourneyResult) => void;
}

/** Runs journeys with faults, each with its own database and its own account at the provider. */
export class CrashLoop {
  readonly #template: PersistentDatabase;
  readonly #provider: "sandbox" | "stripe";
  readonly #story: Story;
  readonly #start: CalendarDate = addDays(new Date().toISOString().slice(0, 10), 3);

  private constructor(template: PersistentDatabase, provider: "sandbox" | "stripe", story: Story) {
    this.#template = template;
    this.#provider = provider;
    this.#story = story;
  }

  close(): Promise<void> {
    return this.#template.remove();
  }

  static async open(provider: "sandbox" | "stripe", story: Story): Promise<CrashLoop> {
    const template = await makePersistentDatabase();
    // Migrates the database once, so that the copies are migrated too.
    await template.inside(async () => {});
    return new CrashLoop(template, provider, story);
  }

  async runUndisturbed(): Promise<Undisturbed> {
    const steps: Undisturbed["steps"] = [];
    const noFaults = {
      next: () => null,
      record: (name: string, _hit: string | null, calls: string[]) => void steps.push([name, calls]),
    };
    const { results } = await this.#runJourneys(1, noFaults);
    const [first] = results;
    if (!first?.state) throw new Error(`the undisturbed journey failed: ${first?.error}`);
    return { ...first.state, steps };
  }

  async run({ steps }: Undisturbed, kind: FaultKind, options: RunOptions) {
    const { faultsPerStep, everyNthStep, journeysPerProcess, processes, report, check } = options;
    // An error during the start ends the server, like a kill.
    const possibleSteps = kind === "killed" ? steps : steps.filter(([name]) => name !== "start");
    const faultySteps = possibleSteps.filter((_, index) => index % everyNthStep === 0);
    const plan = new FaultPlan(kind, faultsPerStep, faultySteps);
    let journeys = 0;
    let kills = 0;
    while (!plan.isDone) {
      const counts =
        faultsPerStep === null
          ? Array.from({ length: processes }, () => journeysPerProcess)
          : [Math.min(faultsPerStep, journeysPerProcess)];
      for (const batch of await Promise.all(counts.map((count) => this.#runJourneys(count, plan)))) {
        journeys += batch.results.length;
        for (const result of batch.results) check(result);
        kills += batch.kills;
      }
      const { injected, calls } = plan.figures();
      report(`${kind}: ${injected} faults among ${calls} calls in ${journeys} journeys until now`);
    }
    return { journeys, kills, ...plan.figures() };
  }

  async #runJourneys(count: number, faults: FaultSource) {
    const places: PersistentDatabase[] = [];
    for (let made = 0; made < count; made++) places.push(await this.#template.copy());
    const servers = new Map<number, JourneyServer>();
    const serverProcesses = new ServerProcesses(count, (number, call) => servers.get(number)?.onKill(call));
    const results = await Promise.all(
      places.map(async (place, number) => {
        const accounts = Object.values(stripeAccounts);
        const double = this.#provider === "stripe" ? await startStripeDouble({ accounts }) : null;
        const settings = { ...(double && stripeSettings(double.url)), ...place.settings, ...this.#story.settings };
        const server = new JourneyServer(serverProcesses, number, settings);
        servers.set(number, server);
        const account = double?.account(stripeAccounts.de.secretKey) ?? null;
        const result = await this.#runJourney(server, faults, account);
        await double?.close();
        serverProcesses.finishJourney();
        return result;
      }),
    );
    await serverProcesses.dispose();
    for (const place of places) await place.remove();
    return { results, kills: serverProcesses.kills };
  }

  async #runJourney(server: JourneyServer, faults: FaultSource, account: Account | null): Promise<JourneyResult> {
    const hits: string[] = [];
    const record = async (name: string, fault: Fault | null) => {
      const { hit, calls } = await server.disarm();
      if (hit !== null) hits.push(`${name}, call ${fault?.at}: ${hit}`);
      faults.record(name, hit, calls);
    };
    const setUpCard: SetUpCard = account && setUpStripeCard(account);
    const journey = new this.#story.People(server, { start: this.#start, setUpCard });
    try {
      const atStart = faults.next("start");
      await server.start(atStart);
      await journey.settle();
      await record("start", atStart);
      await journey.run(async (name, act) => {
        const fault = faults.next(name);
        await server.arm(fault);
        await act();
        await record(name, fault);
      });
      const state = await server.readState();
      await server.close();
      return { hits, state: { ...state, provider: paymentsOf(account, state) }, error: null };
    } catch (error) {
      return { hits, state: null, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  }
}

function paymentsOf(account: Account | null, { refIds, charged }: DatabaseState): FinalState["provider"] {
  if (!account) return charged.filter(({ status }) => status === "succeeded");
  return account
    .succeeded()
    .filter(({ metadata }) => refIds.includes(metadata["refId"] ?? ""))
    .map(({ id, amount }) => ({ amountCents: amount, refundedCents: account.refunded(id) }));
}

/** Sets up the card as Stripe's form does. After a lost answer, the card may already be set up. */
function setUpStripeCard(account: Account) {
  return (secret: string, number: string): void => {
    const setup = [...account.setupIntents.values()].find(({ client_secret }) => client_secret === secret);
    if (setup?.status !== "succeeded") account.confirmSetup(secret, number);
  };
}

import { addDays, type CalendarDate } from "@kautia/contract";
import { type Account, startStripeDouble } from "@kautia/stripe-double";
import { makePlace, type Place } from "../make-place.ts";
import { stripeAccounts, stripeSettings } from "../stripe-accounts.ts";
import { goodCard } from "../sign-policy.ts";
import type { Books } from "./books.ts";
import { Crew } from "./crew.ts";
import { type GiveCard, Journey } from "./journey.ts";
import { Plan } from "./plan.ts";
import type { Fate, Trap } from "./points.ts";
import { Vessel } from "./vessel.ts";

/** What a journey left behind, ours and the provider's. */
export type Left = Books & { provider: { amountCents: number; refundedCents: number }[] };

/** A journey's end, with the points at which something happened to it on the way. */
export interface Arrival {
  hits: string[];
  left: Left | null;
  error: string | null;
}

/** What the undisturbed journey passes, step by step. */
export type Undisturbed = Left & { steps: [name: string, places: string[]][] };

/** Where the traps stand on one journey, and who hears what became of each. */
interface Course {
  next(step: string): Trap | null;
  /** `hit`: where the trap shut; `places`: what the step passed. */
  note(step: string, hit: string | null, places: string[]): void;
}

interface Pace {
  few: number | null;
  together: number;
  processes: number;
  /** Hears how far it is: all of them take long. */
  tell: (line: string) => void;
  /** Looks at each journey when it has ended. */
  judge: (arrival: Arrival) => void;
}

/** Sends journeys through the points of each step, each on a database of its own. */
export class CrashLoop {
  readonly #template: Place;
  readonly #account: Account | null;
  readonly #settings: Record<string, string>;
  readonly #start: CalendarDate = addDays(new Date().toISOString().slice(0, 10), 3);
  readonly close: () => Promise<void>;

  private constructor(template: Place, double: Awaited<ReturnType<typeof startStripeDouble>> | null) {
    this.#template = template;
    this.#account = double?.account(stripeAccounts.de.secretKey) ?? null;
    this.#settings = double ? stripeSettings(double.url) : {};
    this.close = async () => {
      await double?.close();
      await template.remove();
    };
  }

  static async open(provider: "sandbox" | "stripe"): Promise<CrashLoop> {
    const template = await makePlace();
    // Brings the tables up to date, once for all.
    await template.inside(async () => {});
    const accounts = Object.values(stripeAccounts);
    return new CrashLoop(template, provider === "stripe" ? await startStripeDouble({ accounts }) : null);
  }

  /** The journey as it goes when nothing happens to it. */
  async runUndisturbed(): Promise<Undisturbed> {
    const steps: Undisturbed["steps"] = [];
    const watch = {
      next: () => null,
      note: (name: string, _hit: string | null, places: string[]) => void steps.push([name, places]),
    };
    const { arrivals } = await this.#sailAll(1, watch);
    const [first] = arrivals;
    if (!first?.left) throw new Error(`it does not even end undisturbed: ${first?.error}`);
    return { ...first.left, steps };
  }

  /**
   * Journey after journey until all points that are to be tried have been: all of them, or so many of each step. `together`:
   * how many journeys share a process; `processes`: how many of those go side by side.
   */
  async run({ steps }: Undisturbed, fate: Fate, { few, together, processes, tell, judge }: Pace) {
    // A server that an error meets while it starts ends, as by a kill.
    const plan = new Plan(fate, few, fate === "killed" ? steps : steps.filter(([name]) => name !== "start"));
    let journeys = 0;
    let kills = 0;
    while (!plan.isDone) {
      const crews = few === null ? Array.from({ length: processes }, () => together) : [Math.min(few, together)];
      for (const sailed of await Promise.all(crews.map((count) => this.#sailAll(count, plan)))) {
        journeys += sailed.arrivals.length;
        for (const arrival of sailed.arrivals) judge(arrival);
        kills += sailed.kills;
      }
      const { tried, points } = plan.figures();
      tell(`${fate}: ${tried} times so far, at some ${points} points, in ${journeys} journeys`);
    }
    return { journeys, kills, ...plan.figures() };
  }

  async #sailAll(count: number, course: Course) {
    const places: Place[] = [];
    for (let made = 0; made < count; made++) places.push(await this.#template.copy());
    const vessels = new Map<number, Vessel>();
    const crew = new Crew(count, (number, place) => vessels.get(number)?.die(place));
    const arrivals = await Promise.all(
      places.map(async (place, number) => {
        const vessel = new Vessel(crew, number, { ...this.#settings, ...place.settings });
        vessels.set(number, vessel);
        const arrival = await this.#sail(vessel, course);
        crew.arrived();
        return arrival;
      }),
    );
    await crew.dispose();
    for (const place of places) await place.remove();
    return { arrivals, kills: crew.kills };
  }

  async #sail(vessel: Vessel, course: Course): Promise<Arrival> {
    const hits: string[] = [];
    const note = async (name: string, trap: Trap | null) => {
      const { hit, places } = await vessel.disarm();
      if (hit !== null) hits.push(`${name}, point ${trap?.at}: ${hit}`);
      course.note(name, hit, places);
    };
    const giveCard: GiveCard = this.#account && giveStripeCard(this.#account);
    const journey = new Journey(vessel, { start: this.#start, giveCard });
    try {
      const atStart = course.next("start");
      await vessel.start(atStart);
      await journey.settle();
      await note("start", atStart);
      await journey.run(async (name, act) => {
        const trap = course.next(name);
        await vessel.arm(trap);
        await act();
        await note(name, trap);
      });
      const books = await vessel.books();
      await vessel.close();
      return { hits, left: { ...books, provider: booksOf(this.#account, books) }, error: null };
    } catch (error) {
      return { hits, left: null, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  }
}

function booksOf(account: Account | null, { refIds, charged }: Books): Left["provider"] {
  if (!account) return charged.filter(({ status }) => status === "succeeded");
  return account
    .succeeded()
    .filter(({ metadata }) => refIds.includes(metadata["refId"] ?? ""))
    .map(({ id, amount }) => ({ amountCents: amount, refundedCents: account.refunded(id) }));
}

/** What the provider's form does; given already, before the answer was lost, the card stays. */
function giveStripeCard(account: Account) {
  return (secret: string): void => {
    const setup = [...account.setupIntents.values()].find(({ client_secret }) => client_secret === secret);
    if (setup?.status !== "succeeded") account.confirmSetup(secret, goodCard);
  };
}

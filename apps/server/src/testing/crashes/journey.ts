import { addDays, addMonths, type CalendarDate } from "@kautia/contract";
import { goodPassword } from "../accounts.ts";
import { landlord, tenantName } from "../answers.ts";
import { goodCard } from "../sign-policy.ts";
import { demoLogin } from "../staff.ts";
import { pdf } from "../uploads.ts";
import type { Heard, Request, Vessel } from "./vessel.ts";

/** Gives the card as the provider's own form does; null where that is the sandbox's. */
export type GiveCard = ((secret: string) => void) | null;

/** Goes through a step, with a trap or without. */
export type Through = (name: string, act: () => Promise<void>) => Promise<void>;

const api = "/api/v1";
const minutes = 60_000;

/** What a landlord claims, in EUR. */
const claimed = 120.5;

/** From the card to the refund, as tenant, landlord, desk and the calendar do it; each asks again until it is answered. */
export class Journey {
  readonly #vessel: Vessel;
  readonly #giveCard: GiveCard;
  readonly #start: CalendarDate;
  #now = Date.now();

  constructor(vessel: Vessel, { start, giveCard }: { start: CalendarDate; giveCard: GiveCard }) {
    this.#vessel = vessel;
    this.#start = start;
    this.#giveCard = giveCard;
  }

  /** What the server does by itself once it runs. */
  async settle(): Promise<void> {
    await this.#moveTo(new Date(this.#now).toISOString());
  }

  async run(through: Through): Promise<void> {
    const token = await this.#vessel.prepare({ insuranceStart: this.#start });
    await through("card", async () => {
      await this.#putCardOnFile(token);
      await this.settle();
    });
    await through("sign", async () => {
      await this.#sign(token);
      await this.#letTimePass();
    });
    const link = await this.#secretFrom(landlord.email, /\/landlord\/([0-9a-f]{32})/);
    await this.#openAccount();
    await through("accept", async () => {
      await this.#asLandlord(link, "accept");
      await this.#letTimePass();
    });
    for (const [at, name] of ["first", "second", "third"].entries()) {
      const due = addMonths(this.#start, at);
      await this.#moveTo(`${addDays(due, -1)}T12:00:00Z`);
      await through(`${name} premium`, () => this.#moveTo(`${due}T12:00:00Z`));
    }
    await this.#moveTo(`${addDays(addMonths(this.#start, 2), 5)}T12:00:00Z`);
    const cookie = await this.#logIn();
    await this.#claim(through, link, cookie);
    await this.#leave(through, link, cookie);
    await this.#moveTo(`${addDays(addMonths(this.#start, 2), 8)}T12:00:00Z`);
  }

  /** Claimed, contested, granted at the desk, and paid back at once. */
  async #claim(through: Through, link: string, cookie: string): Promise<void> {
    await through("claim", async () => {
      const body = { items: [{ description: "Miete für März ẞ", amount: claimed }] };
      await this.#want({ path: `${api}/landlord/${link}/claims`, body, key: "claim" });
      await this.#letTimePass();
    });
    const policy = await this.#policy(cookie);
    const claimId = textIn(listIn(policy, "claims")[0] ?? {}, "id");
    const own = `${api}/policies/${textIn(policy, "refId")}/claims`;
    await through("objection", async () => {
      await this.#want({ path: `${own}/${claimId}/objection`, body: { text: "Nein." }, cookie, key: "objection" });
      await this.#letTimePass();
    });
    const desk = await this.#openDesk();
    await through("granted claim", async () => {
      await this.#want({ path: `${api}/staff/claims/${claimId}/accept`, body: {}, cookie: desk, key: "grant" });
      await this.#letTimePass();
    });
    const [repayment = {}] = listIn(await this.#policy(cookie), "repayments");
    const [atOnce = {}] = listIn(listIn(repayment, "choices")[0] ?? {}, "instalments");
    await through("repayment", async () => {
      const body = { parts: 1, firstOn: textIn(atOnce, "on") };
      await this.#want({ path: `${own}/${claimId}/repayment`, body, cookie, key: "repayment" });
      await this.#letTimePass();
    });
  }

  /** Cancelled, moved out, and released before the desk has looked at the proof. */
  async #leave(through: Through, link: string, cookie: string): Promise<void> {
    const own = `${api}/policies/${textIn(await this.#policy(cookie), "refId")}`;
    await through("cancel", async () => {
      await this.#want({ path: `${own}/cancel`, body: { reason: null }, cookie, key: "cancel" });
      await this.#letTimePass();
    });
    const movedOutOn = addDays(addMonths(this.#start, 2), 5);
    await through("moving out", async () => {
      await this.#want({ path: `${own}/moving-out`, body: { movedOutOn }, cookie, key: "moving-out" });
      await this.#want({ path: `${own}/moving-out/files`, file: pdf("protocol"), cookie });
      await this.#letTimePass();
    });
    await through("release and refund", async () => {
      await this.#asLandlord(link, "release");
      await this.#letTimePass();
    });
  }

  async #putCardOnFile(token: string): Promise<void> {
    const { body } = await this.#want({ method: "GET", path: `${api}/onboarding/tenant/${token}/payment-secret` });
    const secret = String(body["secret"]);
    if (this.#giveCard) return this.#giveCard(secret);
    const card = { secret, number: goodCard, expMonth: 12, expYear: 2035, cvc: "123" };
    await this.#want({ path: `${api}/sandbox-payment/confirm`, body: card });
  }

  /** While the mail with the documents has not got through, the tenant waits for it. */
  async #sign(token: string): Promise<void> {
    for (let time = 0; ; time++) {
      const body = { token, signature: true };
      const heard = await this.#vessel.ask({ path: `${api}/onboarding/tenant/sign`, body, key: `sign-${time}` });
      if (heard.status === 200) return;
      if (heard.status !== 409 || time === 3) throw new Error(`not signed: ${JSON.stringify(heard)}`);
      await this.#letTimePass();
    }
  }

  async #asLandlord(link: string, act: "accept" | "release"): Promise<void> {
    await this.#want({ path: `${api}/landlord/${link}/${act}`, body: { signature: true }, key: act });
  }

  async #openAccount(): Promise<void> {
    const token = await this.#secretFrom(tenantName.email, /\/new-password\?token=([0-9a-f]{32})/);
    await this.#want({ path: `${api}/user/confirm-account`, body: { token, password: goodPassword } });
  }

  async #logIn(): Promise<string> {
    const login = { login: tenantName.email, password: goodPassword };
    return (await this.#want({ path: `${api}/session`, body: login })).cookie;
  }

  async #openDesk(): Promise<string> {
    return (await this.#want({ path: `${api}/staff/session`, body: demoLogin })).cookie;
  }

  async #policy(cookie: string): Promise<object> {
    const { body } = await this.#want({ method: "GET", path: `${api}/policies`, cookie });
    return listIn(body, "policies")[0] ?? {};
  }

  async #secretFrom(to: string, link: RegExp): Promise<string> {
    const { body } = await this.#want({ method: "GET", path: "/dev/mail.json" });
    for (const mail of Object.values(body)) {
      if (!(mail instanceof Object) || Reflect.get(mail, "to") !== to) continue;
      const secret = link.exec(String(Reflect.get(mail, "text")))?.[1];
      if (secret) return secret;
    }
    throw new Error(`no mail to ${to} has ${link}`);
  }

  /** Long enough for what failed to be tried again. */
  #letTimePass(): Promise<void> {
    return this.#moveTo(new Date(this.#now + 30 * minutes).toISOString());
  }

  async #moveTo(now: string): Promise<void> {
    this.#now = Math.max(this.#now, Date.parse(now));
    await this.#want({ path: "/dev/clock", body: { now } });
  }

  async #want(request: Request): Promise<Heard> {
    const heard = await this.#vessel.ask(request);
    if (heard.status !== 200) throw new Error(`${request.path} was answered ${JSON.stringify(heard)}`);
    return heard;
  }
}

/** The objects of a list in an answer. */
function listIn(answer: object, name: string): object[] {
  const list: unknown = Reflect.get(answer, name);
  return Array.isArray(list) ? list.filter((one): one is object => one instanceof Object) : [];
}

function textIn(answer: object, name: string): string {
  return String(Reflect.get(answer, name));
}

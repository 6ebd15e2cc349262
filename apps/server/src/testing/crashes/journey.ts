import { addDays, addMonths, type CalendarDate } from "@kautia/contract";
import { validPassword } from "../people/accounts.ts";
import { landlord, tenantName } from "../applications/answers.ts";
import { workingCard } from "../policies/sign-policy.ts";
import { demoLogin } from "../people/staff.ts";
import { pdf } from "../applications/uploads.ts";
import type { JourneyRequest, JourneyResponse, JourneyServer } from "./journey-server.ts";

/** Sets up the card as the provider's own form does; null with the sandbox, whose form is ours. */
export type SetUpCard = ((secret: string) => void) | null;

export type RunStep = (name: string, act: () => Promise<void>) => Promise<void>;

const api = "/api/v1";
const minutes = 60_000;

const claimAmount = 120.5;

export class Journey {
  readonly #server: JourneyServer;
  readonly #setUpCard: SetUpCard;
  readonly #start: CalendarDate;
  #now = Date.now();

  constructor(server: JourneyServer, { start, setUpCard }: { start: CalendarDate; setUpCard: SetUpCard }) {
    this.#server = server;
    this.#start = start;
    this.#setUpCard = setUpCard;
  }

  async settle(): Promise<void> {
    await this.#moveTo(new Date(this.#now).toISOString());
  }

  async run(runStep: RunStep): Promise<void> {
    // Both sides are told of the end when the third premium is due.
    const insuranceEnd = addDays(addMonths(this.#start, 2), 30);
    const token = await this.#server.prepare({ insuranceStart: this.#start, insuranceEnd });
    await runStep("card", async () => {
      await this.#putCardOnFile(token);
      await this.settle();
    });
    await runStep("sign", async () => {
      await this.#sign(token);
      await this.#letTimePass();
    });
    const link = await this.#secretFrom(landlord.email, /\/landlord\/([0-9a-f]{32})/);
    await this.#openAccount();
    await runStep("accept", async () => {
      await this.#asLandlord(link, "accept");
      await this.#letTimePass();
    });
    for (const [index, name] of ["first", "second", "third"].entries()) {
      const due = addMonths(this.#start, index);
      await this.#moveTo(`${addDays(due, -1)}T12:00:00Z`);
      await runStep(`${name} premium`, () => this.#moveTo(`${due}T12:00:00Z`));
    }
    await this.#moveTo(`${addDays(addMonths(this.#start, 2), 4)}T11:00:00Z`);
    await this.#report(runStep, link);
    // The account applies after a day.
    await this.#moveTo(`${addDays(addMonths(this.#start, 2), 5)}T12:00:00Z`);
    const cookie = await this.#logIn();
    await this.#settleClaim(runStep, cookie);
    await this.#leave(runStep, link, cookie);
    await this.#moveTo(`${addDays(addMonths(this.#start, 2), 8)}T12:00:00Z`);
  }

  async #report(runStep: RunStep, link: string): Promise<void> {
    await runStep("claim", async () => {
      const body = { items: [{ description: "Miete für März ẞ", amount: claimAmount }] };
      await this.#request({ path: `${api}/landlord/${link}/claims`, body, key: "claim" });
      await this.#letTimePass();
    });
    await runStep("account", async () => {
      const body = { iban: "DE89370400440532013000", holder: "Otto Kern" };
      await this.#request({ path: `${api}/landlord/${link}/account`, body, key: "account" });
      // Otherwise its mail is sent in this step or in the next one.
      await this.settle();
    });
  }

  async #settleClaim(runStep: RunStep, cookie: string): Promise<void> {
    const policy = await this.#policy(cookie);
    const claimId = textIn(listIn(policy, "claims")[0] ?? {}, "id");
    const own = `${api}/policies/${textIn(policy, "refId")}/claims`;
    await runStep("objection", async () => {
      await this.#request({ path: `${own}/${claimId}/objection`, body: { text: "Nein." }, cookie, key: "objection" });
      await this.#letTimePass();
    });
    const staff = await this.#openAsStaff();
    await runStep("granted claim", async () => {
      await this.#request({ path: `${api}/staff/claims/${claimId}/accept`, body: {}, cookie: staff, key: "grant" });
      await this.#letTimePass();
    });
    await runStep("payout", async () => {
      const paidOn = new Date(this.#now).toISOString().slice(0, 10);
      const body = { amount: claimAmount, paidOn, reference: "Bürgschaft" };
      await this.#request({ path: `${api}/staff/claims/${claimId}/payout`, body, cookie: staff, key: "payout" });
      await this.#letTimePass();
    });
    const [repayment = {}] = listIn(await this.#policy(cookie), "repayments");
    const [atOnce = {}] = listIn(listIn(repayment, "choices")[0] ?? {}, "instalments");
    await runStep("repayment", async () => {
      const body = { parts: 1, firstOn: textIn(atOnce, "on") };
      await this.#request({ path: `${own}/${claimId}/repayment`, body, cookie, key: "repayment" });
      await this.#letTimePass();
    });
  }

  /** The landlord releases the policy before the desk has checked the proof. */
  async #leave(runStep: RunStep, link: string, cookie: string): Promise<void> {
    const own = `${api}/policies/${textIn(await this.#policy(cookie), "refId")}`;
    await runStep("cancel", async () => {
      await this.#request({ path: `${own}/cancel`, body: { reason: null }, cookie, key: "cancel" });
      await this.#letTimePass();
    });
    const movedOutOn = addDays(addMonths(this.#start, 2), 5);
    await runStep("moving out", async () => {
      await this.#request({ path: `${own}/moving-out`, body: { movedOutOn }, cookie, key: "moving-out" });
      await this.#request({ path: `${own}/moving-out/files`, file: pdf("protocol"), cookie });
      await this.#letTimePass();
    });
    await runStep("release and refund", async () => {
      await this.#asLandlord(link, "release");
      await this.#letTimePass();
    });
  }

  async #putCardOnFile(token: string): Promise<void> {
    const { body } = await this.#request({ method: "GET", path: `${api}/onboarding/tenant/${token}/payment-secret` });
    const secret = String(body["secret"]);
    if (this.#setUpCard) return this.#setUpCard(secret);
    const card = { secret, number: workingCard, expMonth: 12, expYear: 2035, cvc: "123" };
    await this.#request({ path: `${api}/sandbox-payment/confirm`, body: card });
  }

  /** Signing is refused until the mail with the documents was sent, so the tenant retries. */
  async #sign(token: string): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      const body = { token, signature: true };
      const path = `${api}/onboarding/tenant/sign`;
      const response = await this.#server.request({ path, body, key: `sign-${attempt}` });
      if (response.status === 200) return;
      if (response.status !== 409 || attempt === 3) throw new Error(`signing failed: ${JSON.stringify(response)}`);
      await this.#letTimePass();
    }
  }

  async #asLandlord(link: string, act: "accept" | "release"): Promise<void> {
    await this.#request({ path: `${api}/landlord/${link}/${act}`, body: { signature: true }, key: act });
  }

  async #openAccount(): Promise<void> {
    const token = await this.#secretFrom(tenantName.email, /\/new-password\?token=([0-9a-f]{32})/);
    await this.#request({ path: `${api}/user/confirm-account`, body: { token, password: validPassword } });
  }

  async #logIn(): Promise<string> {
    const login = { login: tenantName.email, password: validPassword };
    return (await this.#request({ path: `${api}/session`, body: login })).cookie;
  }

  async #openAsStaff(): Promise<string> {
    return (await this.#request({ path: `${api}/staff/session`, body: demoLogin })).cookie;
  }

  async #policy(cookie: string): Promise<object> {
    const { body } = await this.#request({ method: "GET", path: `${api}/policies`, cookie });
    return listIn(body, "policies")[0] ?? {};
  }

  async #secretFrom(to: string, link: RegExp): Promise<string> {
    const { body } = await this.#request({ method: "GET", path: "/dev/mail.json" });
    for (const mail of Object.values(body)) {
      if (!(mail instanceof Object) || Reflect.get(mail, "to") !== to) continue;
      const secret = link.exec(String(Reflect.get(mail, "text")))?.[1];
      if (secret) return secret;
    }
    throw new Error(`no mail to ${to} contains ${link}`);
  }

  #letTimePass(): Promise<void> {
    return this.#moveTo(new Date(this.#now + 30 * minutes).toISOString());
  }

  async #moveTo(now: string): Promise<void> {
    this.#now = Math.max(this.#now, Date.parse(now));
    await this.#request({ path: "/dev/clock", body: { now } });
  }

  async #request(request: JourneyRequest): Promise<JourneyResponse> {
    const response = await this.#server.request(request);
    if (response.status !== 200) throw new Error(`${request.path} returned ${JSON.stringify(response)}`);
    return response;
  }
}

function listIn(answer: object, name: string): object[] {
  const list: unknown = Reflect.get(answer, name);
  return Array.isArray(list) ? list.filter((item): item is object => item instanceof Object) : [];
}

function textIn(answer: object, name: string): string {
  return String(Reflect.get(answer, name));
}

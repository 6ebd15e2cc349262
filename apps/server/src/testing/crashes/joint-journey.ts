import { addDays, addMonths } from "@kautia/contract";
import { landlord, tenantName } from "../applications/answers.ts";
import { validPassword } from "../people/accounts.ts";
import { allConsents, ben, cem, dora } from "../policies/co-tenants.ts";
import { api, listIn, People, type RunStep, textIn } from "./people.ts";

const claimAmount = 120.5;

/**
 * A contract of three tenants: all sign, another takes the place of one, one objects to a claim, all owe an invoice,
 * and one cancels.
 */
export class JointJourney extends People {
  async run(runStep: RunStep): Promise<void> {
    const token = await this.server.prepare({ insuranceStart: this.start, coTenants: [ben, cem] });
    await this.putCardOnFile(token);
    await runStep("first signature", async () => {
      await this.sign(token);
      await this.letTimePass();
    });
    for (const { email } of [ben, cem])
      await runStep(`signature of ${email}`, async () => {
        await this.#signWithLink(email);
        await this.letTimePass();
      });
    const link = await this.secretFrom(landlord.email, /\/landlord\/([0-9a-f]{32})/);
    await runStep("accept", async () => {
      await this.asLandlord(link, "accept");
      await this.letTimePass();
    });
    for (const email of [tenantName.email, ben.email, cem.email]) await this.#openAccountOf(email);
    await this.#replace(runStep, link);
    // Whoever joins can take the signature back until then.
    const joined = addDays(this.#today(), 20);
    await runStep("a co-tenant takes the place of another", () => this.moveTo(`${joined}T12:00:00Z`));
    const from = this.start > joined ? this.start : joined;
    await this.moveTo(`${from}T12:00:00Z`);
    await this.#claim(runStep, link, from);
    await this.moveTo(`${addDays(from, 18)}T12:00:00Z`);
    await runStep("invoice", () => this.moveTo(`${addDays(from, 19)}T12:00:00Z`));
    await this.moveTo(`${addDays(addMonths(from, 1), 2)}T12:00:00Z`);
    await this.#leave(runStep, link);
    await this.moveTo(`${addDays(addMonths(from, 1), 6)}T12:00:00Z`);
  }

  /** Dora takes Cem's place: the tenants agree, she signs, and the landlord agrees. */
  async #replace(runStep: RunStep, link: string): Promise<void> {
    const cookie = await this.#logInAs(tenantName.email);
    const refId = textIn(await this.policy(cookie), "refId");
    const { grossIncome: _income, ...joins } = dora;
    const change = { kind: "CO_TENANTS", leaves: `${cem.firstName} ${cem.lastName}`, joins };
    const path = `${api}/policies/${refId}/amendments`;
    await this.#step(runStep, "other co-tenants", { path, body: { change }, cookie });
    for (const { email } of [ben, cem, dora]) {
      const token = await this.secretFrom(email, /\/amendment\/([0-9a-f]{32})/);
      const body = { agrees: true, reason: null, consents: email === dora.email ? allConsents : null };
      await this.#step(runStep, `${email} agrees`, { path: `${api}/amendments/${token}`, body });
    }
    const { body: view } = await this.request({ method: "GET", path: `${api}/landlord/${link}` });
    const asked = textIn(listIn(view, "amendments").at(-1) ?? {}, "id");
    const answer = { path: `${api}/landlord/${link}/amendments/${asked}/answer`, body: { agrees: true, reason: null } };
    await this.#step(runStep, "the landlord agrees", answer);
  }

  #step(runStep: RunStep, name: string, request: { path: string; body: object; cookie?: string }): Promise<void> {
    return runStep(name, async () => {
      await this.request({ ...request, key: name.replaceAll(/\W/g, "-") });
      await this.letTimePass();
    });
  }

  #today(): string {
    return new Date(this.now).toISOString().slice(0, 10);
  }

  async #signWithLink(email: string): Promise<void> {
    const token = await this.secretFrom(email, /\/co-tenant\/([0-9a-f]{32})/);
    const path = `${api}/co-tenants/${token}`;
    const { body: page } = await this.request({ method: "GET", path });
    const { contract, firstName, lastName } = page;
    const shown: unknown = contract instanceof Object ? Reflect.get(contract, "shown") : null;
    const body = { shown, firstName, lastName, consents: allConsents };
    await this.request({ path: `${path}/sign`, body, key: `sign-${email}` });
  }

  async #openAccountOf(email: string): Promise<void> {
    const token = await this.secretFrom(email, /\/new-password\?token=([0-9a-f]{32})/);
    await this.request({ path: `${api}/user/confirm-account`, body: { token, password: validPassword } });
  }

  async #logInAs(login: string): Promise<string> {
    return (await this.request({ path: `${api}/session`, body: { login, password: validPassword } })).cookie;
  }

  /** Ben objects for all. Nobody chooses a plan, so an invoice follows. */
  async #claim(runStep: RunStep, link: string, from: string): Promise<void> {
    await runStep("claim", async () => {
      const body = { items: [{ description: "Miete für März ẞ", amount: claimAmount }] };
      await this.request({ path: `${api}/landlord/${link}/claims`, body, key: "claim" });
      await this.letTimePass();
    });
    const account = { iban: "DE89370400440532013000", holder: "Otto Kern" };
    await this.request({ path: `${api}/landlord/${link}/account`, body: account, key: "account" });
    await this.moveTo(`${addDays(from, 2)}T12:00:00Z`);
    const cookie = await this.#logInAs(ben.email);
    const policy = await this.policy(cookie);
    const claimId = textIn(listIn(policy, "claims")[0] ?? {}, "id");
    const path = `${api}/policies/${textIn(policy, "refId")}/claims/${claimId}/objection`;
    await runStep("objection", async () => {
      await this.request({ path, body: { text: "Nein." }, cookie, key: "objection" });
      await this.letTimePass();
    });
    const staff = await this.openAsStaff();
    await this.request({ path: `${api}/staff/claims/${claimId}/accept`, body: {}, cookie: staff, key: "grant" });
    await this.letTimePass();
    await runStep("payout", async () => {
      const paidOn = new Date(this.now).toISOString().slice(0, 10);
      const body = { amount: claimAmount, paidOn, reference: "Bürgschaft" };
      await this.request({ path: `${api}/staff/claims/${claimId}/payout`, body, cookie: staff, key: "payout" });
      await this.letTimePass();
    });
  }

  /** Ben cancels for all. */
  async #leave(runStep: RunStep, link: string): Promise<void> {
    const cookie = await this.#logInAs(ben.email);
    const path = `${api}/policies/${textIn(await this.policy(cookie), "refId")}/cancel`;
    await runStep("cancel", async () => {
      await this.request({ path, body: { reason: null }, cookie, key: "cancel" });
      await this.letTimePass();
    });
    await runStep("release and refund", async () => {
      await this.asLandlord(link, "release");
      await this.letTimePass();
    });
  }
}

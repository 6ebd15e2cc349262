import { addDays, addMonths } from "@kautia/contract";
import { landlord, tenantName } from "../applications/answers.ts";
import { validPassword } from "../people/accounts.ts";
import { allConsents, ben, cem } from "../policies/co-tenants.ts";
import { api, listIn, People, type RunStep, textIn } from "./people.ts";

const claimAmount = 120.5;

/** A contract of three tenants: all sign, one objects to a claim, all owe an invoice, and another one cancels. */
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
    await this.moveTo(`${this.start}T12:00:00Z`);
    await this.#claim(runStep, link);
    await this.moveTo(`${addDays(this.start, 18)}T12:00:00Z`);
    await runStep("invoice", () => this.moveTo(`${addDays(this.start, 19)}T12:00:00Z`));
    await this.moveTo(`${addDays(addMonths(this.start, 1), 2)}T12:00:00Z`);
    await this.#leave(runStep, link);
    await this.moveTo(`${addDays(addMonths(this.start, 1), 6)}T12:00:00Z`);
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
  async #claim(runStep: RunStep, link: string): Promise<void> {
    await runStep("claim", async () => {
      const body = { items: [{ description: "Miete für März ẞ", amount: claimAmount }] };
      await this.request({ path: `${api}/landlord/${link}/claims`, body, key: "claim" });
      await this.letTimePass();
    });
    const account = { iban: "DE89370400440532013000", holder: "Otto Kern" };
    await this.request({ path: `${api}/landlord/${link}/account`, body: account, key: "account" });
    await this.moveTo(`${addDays(this.start, 2)}T12:00:00Z`);
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

  /** Cem cancels for all. */
  async #leave(runStep: RunStep, link: string): Promise<void> {
    const cookie = await this.#logInAs(cem.email);
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

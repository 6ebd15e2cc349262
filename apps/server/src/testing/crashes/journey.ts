import { addDays, addMonths } from "@kautia/contract";
import { landlord } from "../applications/answers.ts";
import { pdf } from "../applications/uploads.ts";
import { api, listIn, People, type RunStep, textIn } from "./people.ts";

const claimAmount = 120.5;

/** From the card to the refund. */
export class Journey extends People {
  async run(runStep: RunStep): Promise<void> {
    // Both sides are told of the end when the third premium is due.
    const insuranceEnd = addDays(addMonths(this.start, 2), 30);
    const token = await this.server.prepare({ insuranceStart: this.start, insuranceEnd });
    await runStep("card", async () => {
      await this.putCardOnFile(token);
      await this.settle();
    });
    await runStep("sign", async () => {
      await this.sign(token);
      await this.letTimePass();
    });
    const link = await this.secretFrom(landlord.email, /\/landlord\/([0-9a-f]{32})/);
    await this.openAccount();
    await runStep("accept", async () => {
      await this.asLandlord(link, "accept");
      await this.letTimePass();
    });
    for (const [index, name] of ["first", "second", "third"].entries()) {
      const due = addMonths(this.start, index);
      await this.moveTo(`${addDays(due, -1)}T12:00:00Z`);
      await runStep(`${name} premium`, () => this.moveTo(`${due}T12:00:00Z`));
    }
    await this.moveTo(`${addDays(addMonths(this.start, 2), 4)}T11:00:00Z`);
    await this.#report(runStep, link);
    // The account applies after a day.
    await this.moveTo(`${addDays(addMonths(this.start, 2), 5)}T12:00:00Z`);
    const cookie = await this.logIn();
    await this.#settleClaim(runStep, cookie);
    await this.#leave(runStep, link, cookie);
    await this.moveTo(`${addDays(addMonths(this.start, 2), 8)}T12:00:00Z`);
  }

  async #report(runStep: RunStep, link: string): Promise<void> {
    await runStep("claim", async () => {
      const body = { items: [{ description: "Miete für März ẞ", amount: claimAmount }] };
      await this.request({ path: `${api}/landlord/${link}/claims`, body, key: "claim" });
      await this.letTimePass();
    });
    await runStep("account", async () => {
      const body = { iban: "DE89370400440532013000", holder: "Otto Kern" };
      await this.request({ path: `${api}/landlord/${link}/account`, body, key: "account" });
      // Otherwise its mail is sent in this step or in the next one.
      await this.settle();
    });
  }

  async #settleClaim(runStep: RunStep, cookie: string): Promise<void> {
    const policy = await this.policy(cookie);
    const claimId = textIn(listIn(policy, "claims")[0] ?? {}, "id");
    const own = `${api}/policies/${textIn(policy, "refId")}/claims`;
    await runStep("objection", async () => {
      await this.request({ path: `${own}/${claimId}/objection`, body: { text: "Nein." }, cookie, key: "objection" });
      await this.letTimePass();
    });
    const staff = await this.openAsStaff();
    await runStep("granted claim", async () => {
      await this.request({ path: `${api}/staff/claims/${claimId}/accept`, body: {}, cookie: staff, key: "grant" });
      await this.letTimePass();
    });
    await runStep("payout", async () => {
      const paidOn = new Date(this.now).toISOString().slice(0, 10);
      const body = { amount: claimAmount, paidOn, reference: "Bürgschaft" };
      await this.request({ path: `${api}/staff/claims/${claimId}/payout`, body, cookie: staff, key: "payout" });
      await this.letTimePass();
    });
    const [repayment = {}] = listIn(await this.policy(cookie), "repayments");
    const [atOnce = {}] = listIn(listIn(repayment, "choices")[0] ?? {}, "instalments");
    await runStep("repayment", async () => {
      const body = { parts: 1, firstOn: textIn(atOnce, "on") };
      await this.request({ path: `${own}/${claimId}/repayment`, body, cookie, key: "repayment" });
      await this.letTimePass();
    });
  }

  /** The landlord releases the policy before the desk has checked the proof. */
  async #leave(runStep: RunStep, link: string, cookie: string): Promise<void> {
    const own = `${api}/policies/${textIn(await this.policy(cookie), "refId")}`;
    await runStep("cancel", async () => {
      await this.request({ path: `${own}/cancel`, body: { reason: null }, cookie, key: "cancel" });
      await this.letTimePass();
    });
    const movedOutOn = addDays(addMonths(this.start, 2), 5);
    await runStep("moving out", async () => {
      await this.request({ path: `${own}/moving-out`, body: { movedOutOn }, cookie, key: "moving-out" });
      await this.request({ path: `${own}/moving-out/files`, file: pdf("protocol"), cookie });
      await this.letTimePass();
    });
    await runStep("release and refund", async () => {
      await this.asLandlord(link, "release");
      await this.letTimePass();
    });
  }
}

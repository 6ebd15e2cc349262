import { addDays, addMonths, type AmendmentChange, type CalendarDate, takeBackDays } from "@kautia/contract";
import { landlord, lindenweg } from "../applications/answers.ts";
import { failingCard, type PolicyOptions, workingCard } from "../policies/sign-policy.ts";
import { api, listIn, People, type RunStep, textIn } from "./people.ts";

const newLandlord = "eva.neumann@example.com";
const refusedOwner = "owner@example.com";

/**
 * A contract whose terms change and to whose people things happen, and another one whose premium stays unpaid. The server sends
 * qualified reminders.
 */
export class ChangesJourney extends People {
  async run(runStep: RunStep): Promise<void> {
    const unpaid = {
      tenantEmail: "paul@example.com",
      landlordEmail: refusedOwner,
      lastName: "Kron",
      address: lindenweg,
    };
    await this.#begin({ ...unpaid, paymentPeriod: "YEARLY" }, failingCard);
    const [unpaidId = ""] = (await this.server.readState()).refIds;
    const link = await this.#begin({ insuranceEnd: addMonths(this.start, 4), grossIncome: 30_000 }, workingCard);
    const refId = (await this.server.readState()).refIds.find((each) => each !== unpaidId) ?? "";
    await this.openAccount();

    await this.#moveStart(runStep, refId, link);
    await this.moveTo(`${addDays(this.start, 5)}T09:00:00Z`);
    const yearly = await this.#askAtDesk(runStep, "yearly", refId, { kind: "PAYMENT_PERIOD", paymentPeriod: "YEARLY" });
    await this.#agreeAsTenant(runStep, "yearly, agreed", refId, yearly);
    await this.#extend(runStep, refId, link);
    await this.#asLandlordStep(runStep, "partial release", `${link}/amendments`, {
      change: { kind: "LOWER_DEPOSIT", depositAmount: 900, restUntil: addMonths(this.start, 5) },
    });
    await this.#raise(runStep, refId, link);
    await this.#marry(runStep, refId);
    await this.#sell(runStep, link);
    await this.#hold(runStep, refId);
    await this.#die(runStep, refId);

    await this.moveTo(`${addDays(this.start, 13)}T12:00:00Z`);
    await runStep("last retry and reminder", () => this.moveTo(`${addDays(this.start, 14)}T12:00:00Z`));
    await this.moveTo(`${addDays(this.start, 28)}T12:00:00Z`);
    await runStep("a yearly period, and a case", () => this.moveTo(`${addDays(this.start, 36)}T09:00:00Z`));
    await this.#settleUnpaid(runStep, unpaidId);
    await this.#releaseByLetter(runStep, refId);
    await this.moveTo(`${addDays(this.start, 40)}T12:00:00Z`);
  }

  /** Signs and accepts without faults. Returns the landlord's link. */
  async #begin(options: PolicyOptions, card: string): Promise<string> {
    const landlordEmail = options.landlordEmail ?? landlord.email;
    const token = await this.server.prepare({ insuranceStart: this.start, ...options });
    await this.putCardOnFile(token, card);
    await this.sign(token, landlordEmail);
    await this.letTimePass();
    const link = await this.secretFrom(landlordEmail, /\/landlord\/([0-9a-f]{32})/);
    await this.request({ path: `${api}/landlord/${link}/accept`, body: { signature: true }, key: landlordEmail });
    await this.letTimePass();
    return link;
  }

  async #moveStart(runStep: RunStep, refId: string, link: string): Promise<void> {
    await this.#ask(runStep, "start", refId, { kind: "START", insuranceStart: addDays(this.start, 2) });
    await this.#agree(runStep, "start", link);
  }

  async #extend(runStep: RunStep, refId: string, link: string): Promise<void> {
    const taken = await this.#ask(runStep, "no end", refId, { kind: "END", insuranceEnd: null });
    const cookie = await this.logIn();
    await this.#step(runStep, "no end, taken back", {
      path: `${api}/policies/${refId}/amendments/${taken}/take-back`,
      cookie,
    });
    await this.#ask(runStep, "extension", refId, { kind: "END", insuranceEnd: addMonths(this.start, 12) });
    await this.#agree(runStep, "extension", link);
  }

  /** The risk check, the landlord's agreement, the documents, and the signature. */
  async #raise(runStep: RunStep, refId: string, link: string): Promise<void> {
    const change = { kind: "HIGHER_DEPOSIT", depositAmount: 1800, coldRentAmount: null, grossIncome: null } as const;
    const asked = await this.#askAtDesk(runStep, "higher deposit", refId, change);
    await this.#agree(runStep, "higher deposit", link);
    // The documents arrive, even if their first mail failed.
    await this.letTimePass();
    await this.#agreeAsTenant(runStep, "higher deposit, signed", refId, asked);
  }

  /** The desk corrects the name, as a letter with a proof says. */
  async #marry(runStep: RunStep, refId: string): Promise<void> {
    const married = { firstName: "Jana", lastName: "Neumann", birthDate: null, proofId: null };
    await this.#askAtDesk(runStep, "married name", refId, { kind: "TENANT_NAME", ...married });
  }

  async #sell(runStep: RunStep, link: string): Promise<void> {
    await this.#asLandlordStep(runStep, "new landlord", `${link}/amendments`, {
      change: { kind: "NEW_LANDLORD", name: "Eva Neumann", email: newLandlord, address: "Am Ring 1, 10115 Berlin" },
    });
    const token = await this.secretFrom(newLandlord, /\/amendment\/([0-9a-f]{32})/);
    const body = { agrees: true, reason: null };
    await this.#step(runStep, "new landlord, agreed", { path: `${api}/amendments/${token}`, body });
    const from = addDays(this.#today(), takeBackDays);
    await runStep("new landlord, replaced", () => this.moveTo(`${from}T12:00:00Z`));
  }

  async #hold(runStep: RunStep, refId: string): Promise<void> {
    await this.#atDesk(runStep, "hold", refId, "hold", { reason: "Verdacht" });
    await this.#atDesk(runStep, "lift the hold", refId, "hold/lift", { reason: "Geklärt" });
    await this.#approve(runStep, "lift the hold", refId);
  }

  async #die(runStep: RunStep, refId: string): Promise<void> {
    const event = { kind: "DEATH", on: this.#today(), contactName: "Ida Weiß", note: "Anruf" };
    await this.#atDesk(runStep, "death", refId, "circumstances", event);
    await this.#atDesk(runStep, "the heirs go on", refId, "after-death", {
      outcome: "GOES_ON",
      reason: "Erbin bleibt",
    });
    await this.#approve(runStep, "the heirs go on", refId);
  }

  /** The desk terminates, a transfer lifts it, and then the tenant becomes insolvent. */
  async #settleUnpaid(runStep: RunStep, refId: string): Promise<void> {
    await this.#atDesk(runStep, "termination", refId, "unpaid", { outcome: "TERMINATE", note: "Nichts gehört" });
    await this.#approve(runStep, "termination", refId);
    const todo = listIn(await this.#look(refId), "todo");
    const charge = todo.find((each) => textIn(each, "kind") === "CHARGE_FAILED") ?? {};
    const transfer = {
      amount: Number(textIn(charge, "amount")),
      paidOn: this.#today(),
      reference: "Beitrag",
      reason: "Auszug",
    };
    await this.#atDesk(runStep, "transfer", refId, `charges/${textIn(charge, "id")}/bank-payment`, transfer);
    await this.#approve(runStep, "transfer", refId);
    const event = {
      kind: "TENANT_INSOLVENT",
      on: addDays(this.#today(), -5),
      contactName: "Dr. Walter",
      note: "71 IN 12",
    };
    await this.#atDesk(runStep, "insolvency", refId, "circumstances", event);
    await this.#approve(runStep, "insolvency", refId);
  }

  async #releaseByLetter(runStep: RunStep, refId: string): Promise<void> {
    const days = { declaredOn: addDays(this.#today(), -2), arrivedOn: addDays(this.#today(), -1) };
    const letter = { kind: "RELEASE", way: "LETTER", by: "LANDLORD", ...days, name: "", note: "", text: "" };
    await this.#atDesk(runStep, "release by letter", refId, "declarations", { ...letter, items: [] });
    await this.#approve(runStep, "release by letter", refId);
  }

  /** The tenant asks for a change. Returns its id. */
  async #ask(runStep: RunStep, name: string, refId: string, change: AmendmentChange): Promise<string> {
    const cookie = await this.logIn();
    await this.#step(runStep, name, { path: `${api}/policies/${refId}/amendments`, body: { change }, cookie });
    return this.#newest(await this.policy(cookie));
  }

  /** The desk asks for somebody who wrote. Returns the id. */
  async #askAtDesk(runStep: RunStep, name: string, refId: string, change: AmendmentChange): Promise<string> {
    await this.#atDesk(runStep, name, refId, "amendments", { change, note: "Brief" });
    return this.#newest(await this.policy(await this.logIn()));
  }

  async #agreeAsTenant(runStep: RunStep, name: string, refId: string, amendmentId: string): Promise<void> {
    const cookie = await this.logIn();
    const path = `${api}/policies/${refId}/amendments/${amendmentId}/answer`;
    await this.#step(runStep, name, { path, body: { agrees: true, reason: null }, cookie });
  }

  /** The landlord agrees to the newest change. */
  async #agree(runStep: RunStep, name: string, link: string): Promise<void> {
    const { body } = await this.request({ method: "GET", path: `${api}/landlord/${link}` });
    const answer = { agrees: true, reason: null };
    await this.#asLandlordStep(runStep, `${name}, agreed`, `${link}/amendments/${this.#newest(body)}/answer`, answer);
  }

  #newest(contract: object): string {
    return textIn(listIn(contract, "amendments").at(-1) ?? {}, "id");
  }

  #asLandlordStep(runStep: RunStep, name: string, path: string, body: object): Promise<void> {
    return this.#step(runStep, name, { path: `${api}/landlord/${path}`, body });
  }

  async #atDesk(runStep: RunStep, name: string, refId: string, path: string, body: object): Promise<void> {
    const cookie = await this.openAsStaff();
    await this.#step(runStep, name, { path: `${api}/staff/policies/${refId}/${path}`, body, cookie });
  }

  async #approve(runStep: RunStep, name: string, refId: string): Promise<void> {
    const [approval = {}] = listIn(await this.#look(refId), "approvals");
    const cookie = await this.server.openSecondPerson();
    const path = `${api}/staff/approvals/${textIn(approval, "id")}/approve`;
    await this.#step(runStep, `${name}, approved`, { path, body: {}, cookie });
  }

  async #look(refId: string): Promise<object> {
    const cookie = await this.openAsStaff();
    return (await this.request({ method: "GET", path: `${api}/staff/policies/${refId}`, cookie })).body;
  }

  #step(runStep: RunStep, name: string, request: { path: string; body?: object; cookie?: string }): Promise<void> {
    return runStep(name, async () => {
      await this.request({ ...request, key: name.replaceAll(/\W/g, "-") });
      await this.letTimePass();
    });
  }

  #today(): CalendarDate {
    return new Date(this.now).toISOString().slice(0, 10);
  }
}

import {
  coverStart,
  electronicConsentCountries,
  type CoTenantPage,
  dateOfTimestamp,
  lastDayToWithdraw,
  leaseLandlord,
  type ShownContract,
  shownContractOf,
} from "@kautia/contract";
import { type Application, toTenantRecord } from "../../application/index.ts";
import type { Deps } from "../../deps.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { isLeftOut, type LeftOut, nameOf, nameOfFirst, openLink, stateOf, type Together } from "./find.ts";

type ReadDeps = Pick<Deps, "db" | "clock">;

export async function readCoTenantPage(deps: ReadDeps, token: string): Promise<CoTenantPage | Refusal> {
  const found = await openLink(deps, token);
  if (!found) return refuse("TOKEN_UNKNOWN");
  return isLeftOut(found) ? showEnded(found) : showPage(deps, found);
}

function showEnded({ country }: LeftOut): CoTenantPage {
  const asks = { electronicCommunication: false, earlyFulfilment: false };
  const reader = { firstName: "", lastName: "", email: "", country };
  return { state: "ENDED", ...reader, tenants: [], landlordName: null, contract: null, asks, contractNumber: null };
}

/** Shows nothing that belongs to the first tenant alone: no card, income, birth date, address, phone or decision. */
export async function showPage(deps: ReadDeps, found: Together): Promise<CoTenantPage> {
  const { application, reader, coTenants } = found;
  const state = stateOf(found);
  const contract = state === "WAITING" || state === "SIGNED" || state === "REFUSED" ? showContract(deps, found) : null;
  return {
    state,
    firstName: reader.first_name,
    lastName: reader.last_name,
    email: reader.email,
    country: application.country,
    tenants: state === "ENDED" ? [] : showTenants(found),
    landlordName: state === "ENDED" ? null : leaseLandlord(application.answers).name,
    contract,
    asks: asksOf(application, contract?.isEarly ?? false),
    contractNumber: state === "CONCLUDED" && coTenants.length > 0 ? await readContractNumber(deps, application) : null,
  };
}

function showTenants({ application, signing, reader, coTenants }: Together): CoTenantPage["tenants"] {
  const hasSigned = signing !== null || application.signedAt !== null;
  return [
    { name: nameOfFirst(application), state: hasSigned ? "SIGNED" : "INVITED", isYou: false },
    ...coTenants.map((coTenant) => ({
      name: nameOf(coTenant),
      state: coTenant.state,
      isYou: coTenant.id === reader.id,
    })),
  ];
}

export function shownTo(application: Application): ShownContract | null {
  return shownContractOf(toTenantRecord(application, ""));
}

function showContract({ clock }: Pick<Deps, "clock">, { application }: Together): CoTenantPage["contract"] {
  const shown = shownTo(application);
  const { insuranceEnd } = application.answers;
  const start = findCoverStart(application, clock.now());
  if (!shown || !start) return null;
  return { shown, ...start, insuranceEnd: insuranceEnd ? dateOfTimestamp(insuranceEnd) : null };
}

/** The first day of cover if the last signature came now, and whether it is within the withdrawal period. */
export function findCoverStart(
  { answers, consents, country }: Application,
  now: Date,
): { coverStart: string; isEarly: boolean } | null {
  if (!answers.insuranceStart || !consents) return null;
  const home = { country, zip: answers.address?.address.zip ?? null };
  const lastDay = lastDayToWithdraw(home, localDay(country, now));
  const insuranceStart = dateOfTimestamp(answers.insuranceStart);
  const start = coverStart({ insuranceStart, earlyFulfilment: consents.earlyFulfilment, lastDay }, insuranceStart);
  return { coverStart: start, isEarly: start <= lastDay };
}

/** Cover begins for all on the same day, so if the first tenant wants it early, the others must want it, too. */
export function asksOf({ country, consents }: Application, isEarly: boolean): CoTenantPage["asks"] {
  return {
    electronicCommunication: electronicConsentCountries.includes(country),
    earlyFulfilment: isEarly && consents?.earlyFulfilment === true,
  };
}

async function readContractNumber({ db }: Pick<Deps, "db">, { refId }: Application): Promise<string> {
  const policy = db.selectFrom("policy").select("contract_number").where("ref_id", "=", refId);
  return (await policy.executeTakeFirstOrThrow()).contract_number;
}

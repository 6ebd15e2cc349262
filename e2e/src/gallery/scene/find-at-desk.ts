import { expectSuccess } from "../../tenant-by-wire.ts";
import type { Acts } from "./acts.ts";
import type { OldContracts } from "./old-contracts.ts";

/** What the desk calls the tenant who has moved out, the contract and a colleague. */
export async function findAtDesk({ wire, cookieOfDesk }: Acts, { proving }: OldContracts) {
  const desk = { cookie: await cookieOfDesk() };
  const { contractNumber } = expectSuccess(await wire.get(`/staff/policies/${proving.refId}`, desk));
  const { id: person } = expectSuccess(await wire.get(`/staff/persons/${proving.refId}`, desk));
  const { rows } = expectSuccess(await wire.get("/staff/people", desk));
  return { contractNumber: String(contractNumber), person: String(person), colleague: String(rows[0].id) };
}

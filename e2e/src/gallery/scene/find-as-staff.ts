import { expectSuccess } from "../../tenant-by-api.ts";
import type { Acts } from "./acts.ts";
import type { OldContracts } from "./old-contracts.ts";

/** What the desk calls the tenant who has moved out, the contract and a colleague. */
export async function findAsStaff({ api, asStaff }: Acts, { proving }: OldContracts) {
  const staff = await asStaff();
  const { contractNumber } = expectSuccess(await api.get(`/staff/policies/${proving.refId}`, staff));
  const { id: person } = expectSuccess(await api.get(`/staff/persons/${proving.refId}`, staff));
  const { rows } = expectSuccess(await api.get("/staff/people", staff));
  return { contractNumber: String(contractNumber), person: String(person), colleague: String(rows[0].id) };
}

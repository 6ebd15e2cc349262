import { expectSuccess, inDays, type Signed } from "../../tenant-by-api.ts";
import { type Acts, ahead } from "./acts.ts";
import type { OldContracts } from "./old-contracts.ts";

/** Two tenants prove that they have moved out, and the desk confirms one of them. Returns the id of the other proof. */
export async function makeMovingOuts(acts: Acts, { proving, moved }: OldContracts): Promise<string> {
  const staff = await acts.asStaff();
  const movedOutOn = inDays(ahead - 2);
  const open = await prove(proving);
  const confirmed = await prove(moved);
  expectSuccess(await acts.api.post(`/staff/moving-outs/${confirmed}/confirm`, { movedOutOn }, staff));
  return open;

  async function prove(contract: Signed): Promise<string> {
    const { api } = acts;
    const { refId } = contract;
    await acts.cancel(contract);
    const headers = await acts.asTenant(contract);
    expectSuccess(await api.post(`/policies/${refId}/moving-out`, { movedOutOn }, headers));
    const fileName = `${"Wohnungsübergabeprotokoll_".repeat(4)}unterschrieben.pdf`;
    expectSuccess(await api.uploadPolicyFile(`/policies/${refId}/moving-out/files`, fileName, headers));
    const { rows } = expectSuccess(await api.get(`/staff/moving-outs?search=${refId}`, staff));
    return String(rows[0].id);
  }
}

import { expectSuccess, inDays, type Signed } from "../../tenant-by-wire.ts";
import { type Acts, ahead } from "./acts.ts";
import type { OldContracts } from "./old-contracts.ts";

/** Two tenants prove that they have moved out, and the desk confirms one of them. Returns the id of the other proof. */
export async function makeMovingOuts(acts: Acts, { proving, moved }: OldContracts): Promise<string> {
  const desk = { cookie: await acts.cookieOfDesk() };
  const movedOutOn = inDays(ahead - 2);
  const open = await prove(proving);
  const confirmed = await prove(moved);
  expectSuccess(await acts.wire.post(`/staff/moving-outs/${confirmed}/confirm`, { movedOutOn }, desk));
  return open;

  async function prove(contract: Signed): Promise<string> {
    const { wire } = acts;
    const { refId } = contract;
    const headers = { cookie: await acts.cookieOf(await acts.cancel(contract)) };
    expectSuccess(await wire.post(`/policies/${refId}/moving-out`, { movedOutOn }, headers));
    const fileName = `${"Wohnungsübergabeprotokoll_".repeat(4)}unterschrieben.pdf`;
    expectSuccess(await wire.uploadPolicyFile(`/policies/${refId}/moving-out/files`, fileName, headers));
    const { rows } = expectSuccess(await wire.get(`/staff/moving-outs?search=${refId}`, desk));
    return String(rows[0].id);
  }
}

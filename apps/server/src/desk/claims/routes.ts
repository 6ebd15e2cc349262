import {
  acceptClaim,
  getStaffClaim,
  grantPartOfClaim,
  listStaffClaims,
  openPayoutAccount,
  recordClaimPayout,
  refuseClaim,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { registerStaffCall } from "../register-staff-call.ts";
import { acceptWhole, decideClaim, grantPart, refuseWhole } from "./decide.ts";
import { claimList } from "./list.ts";
import { openAccount } from "./open-account.ts";
import { recordPayout } from "./pay-out.ts";
import { readClaim } from "./read.ts";

export function claimRoutes(app: FastifyInstance, deps: Deps): void {
  registerStaffCall(app, deps, listStaffClaims, ({ query }, person) => claimList.readPage({ ...deps, person }, query));
  registerStaffCall(app, deps, getStaffClaim, ({ params }) => readClaim(deps.db, params.claimId, deps.clock.now()));
  registerStaffCall(app, deps, acceptClaim, ({ params: { claimId }, body: { note } }, person) =>
    decideClaim(deps, { person, claimId, note }, acceptWhole),
  );
  registerStaffCall(app, deps, grantPartOfClaim, ({ params: { claimId }, body: { note, amounts } }, person) =>
    decideClaim(deps, { person, claimId, note }, grantPart(amounts)),
  );
  registerStaffCall(app, deps, refuseClaim, ({ params: { claimId }, body: { note } }, person) =>
    decideClaim(deps, { person, claimId, note }, refuseWhole),
  );
  registerStaffCall(app, deps, openPayoutAccount, ({ params }, person) => openAccount(deps, person, params.claimId));
  registerStaffCall(app, deps, recordClaimPayout, ({ params: { claimId }, body }, person) =>
    recordPayout(deps, { person, claimId }, body),
  );
}

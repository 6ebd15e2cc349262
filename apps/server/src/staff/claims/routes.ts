import {
  acceptClaim,
  estimateClaim,
  getStaffClaim,
  grantPartOfClaim,
  listStaffClaims,
  openPayoutAccount,
  previewClaim,
  recordClaimPayout,
  refuseClaim,
  reopenClaim,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { estimate } from "./estimate.ts";
import { decideClaim } from "./decide.ts";
import { claimList } from "./list.ts";
import { openAccount } from "./open-account.ts";
import { recordPayout } from "./pay-out.ts";
import { previewDecision } from "./preview.ts";
import { readClaim } from "./read.ts";
import { askToReopenClaim } from "./reopen.ts";
import { registerCall } from "../../platform/http/register-call.ts";

export function claimRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, listStaffClaims, ({ query }, { caller: person }) =>
    claimList.readPage({ ...deps, person }, query),
  );
  registerCall(app, deps, getStaffClaim, ({ params }, { caller: person }) =>
    readClaim({ ...deps, person }, params.claimId),
  );
  registerCall(app, deps, acceptClaim, ({ params: { claimId }, body: { note } }, { caller: person }) =>
    decideClaim(deps, { person, claimId, note }, { outcome: "ACCEPTED" }),
  );
  registerCall(app, deps, grantPartOfClaim, ({ params: { claimId }, body: { note, amounts } }, { caller: person }) =>
    decideClaim(deps, { person, claimId, note }, { outcome: "PARTLY", amounts }),
  );
  registerCall(app, deps, refuseClaim, ({ params: { claimId }, body: { note } }, { caller: person }) =>
    decideClaim(deps, { person, claimId, note }, { outcome: "REFUSED" }),
  );
  registerCall(app, deps, estimateClaim, (input, { caller: person }) => estimate(deps, person, input));
  registerCall(app, deps, previewClaim, ({ params, body }) => previewDecision(deps, params.claimId, body));
  registerCall(app, deps, reopenClaim, ({ params, body }, { caller: person }) =>
    askToReopenClaim(deps, person, params.claimId, body),
  );
  registerCall(app, deps, openPayoutAccount, ({ params }, { caller: person }) =>
    openAccount(deps, person, params.claimId),
  );
  registerCall(app, deps, recordClaimPayout, ({ params: { claimId }, body }, { caller: person }) =>
    recordPayout(deps, { person, claimId }, body),
  );
}

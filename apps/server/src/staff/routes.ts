import {
  getFigures,
  listCharges,
  getStaffSession,
  getWaitingTimes,
  listStaffActs,
  logInStaff,
  logOutStaff,
  searchDesk,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import { endSession } from "../access/index.ts";
import type { Deps } from "../deps.ts";
import { actList } from "./acts/list.ts";
import { amendmentRoutes } from "./amendments/routes.ts";
import { approvalRoutes } from "./approvals/routes.ts";
import { circumstanceRoutes } from "./circumstances/routes.ts";
import { assignmentRoutes } from "./assignments/routes.ts";
import { caseRoutes } from "./cases/routes.ts";
import { claimRoutes } from "./claims/routes.ts";
import { closedModeRoutes } from "./closed-mode.ts";
import { decisionRoutes } from "./decisions/routes.ts";
import { bulkRoute } from "./bulk/act.ts";
import { inboxRoutes } from "./inbox/routes.ts";
import { failedWorkRoutes } from "./failed-work/routes.ts";
import { followUpRoutes } from "./follow-ups/routes.ts";
import { exportRoute } from "./export/route.ts";
import { chargeList } from "./charges/list.ts";
import { readFigures } from "./figures/read.ts";
import { mailRoutes } from "./mails/routes.ts";
import { noticeRoutes } from "./notices/routes.ts";
import { questionRoutes } from "./questions/routes.ts";
import { bankRoutes } from "./bank/routes.ts";
import { moneyRoutes } from "./money/routes.ts";
import { movingOutRoutes } from "./moving-outs/routes.ts";
import { logIn } from "./log-in.ts";
import { noteRoutes } from "./notes.ts";
import { payoutRoutes } from "./payouts/routes.ts";
import { partnerRoutes } from "./partners/routes.ts";
import { peopleRoutes } from "./people/routes.ts";
import { personRoutes } from "./persons/routes.ts";
import { declarationRoutes } from "./declarations/routes.ts";
import { policyRoutes } from "./policies/routes.ts";
import { searchEverything } from "./search/find.ts";
import { findStaffMember } from "./session.ts";
import { viewRoutes } from "./views/routes.ts";
import { withdrawalRoutes } from "./withdrawals/routes.ts";
import { workRoutes } from "./work/routes.ts";
import { readWaitingTimes } from "./waiting-times/read.ts";
import { registerCall, WithSession } from "../platform/http/register-call.ts";

export function registerStaffRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, logInStaff, ({ body }, { ip }) => logIn(deps, body, ip), { heavy: "passwords" });

  registerCall(app, deps, logOutStaff, async (_input, { session }) => {
    await endSession(deps, session);
    return new WithSession({ ended: true as const }, null);
  });

  caseRoutes(app, deps);
  claimRoutes(app, deps);
  movingOutRoutes(app, deps);
  mailRoutes(app, deps);
  noticeRoutes(app, deps);
  questionRoutes(app, deps);
  withdrawalRoutes(app, deps);
  inboxRoutes(app, deps);
  viewRoutes(app, deps);
  bulkRoute(app, deps);
  closedModeRoutes(app, deps);
  personRoutes(app, deps);
  policyRoutes(app, deps);
  declarationRoutes(app, deps);
  noteRoutes(app, deps);
  assignmentRoutes(app, deps);
  approvalRoutes(app, deps);
  circumstanceRoutes(app, deps);
  amendmentRoutes(app, deps);
  decisionRoutes(app, deps);
  workRoutes(app, deps);
  followUpRoutes(app, deps);
  failedWorkRoutes(app, deps);
  peopleRoutes(app, deps);
  partnerRoutes(app, deps);
  moneyRoutes(app, deps);
  bankRoutes(app, deps);
  payoutRoutes(app, deps);
  exportRoute(app, deps);

  registerCall(app, deps, listStaffActs, ({ query }) => actList.readPage(deps, query));
  registerCall(app, deps, listCharges, ({ query }) => chargeList.readPage(deps, query));
  registerCall(app, deps, getFigures, ({ query }) => readFigures(deps, Number(query.days)));
  registerCall(app, deps, getWaitingTimes, () => readWaitingTimes(deps));
  registerCall(app, deps, searchDesk, ({ query }, { caller }) => searchEverything(deps, caller, query.search));

  registerCall(app, deps, getStaffSession, async (_input, { session }) => ({
    person: await findStaffMember(deps, session),
  }));
}

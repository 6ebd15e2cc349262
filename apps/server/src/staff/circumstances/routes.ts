import {
  agreePayee,
  clearSanctionsHit,
  decideUnpaid,
  endAfterDeath,
  fileClaim,
  holdPolicy,
  liftHold,
  listFilings,
  recordCircumstance,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import { recordAgreedPayee } from "../../claims/index.ts";
import type { Deps } from "../../deps.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { changeKnown } from "../change-known.ts";
import { askToClear } from "../claims/sanctions.ts";
import { refuseScan } from "../declarations/scan.ts";
import { recordAct } from "../session.ts";
import { recordFiled } from "../filings/file.ts";
import { filingList } from "../filings/list.ts";
import { askAfterDeath } from "./after-death.ts";
import { recordEvent } from "./record.ts";
import { askToLift, hold } from "./hold.ts";
import { decideUnpaid as decide } from "../unpaid/decide.ts";

export function circumstanceRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, holdPolicy, ({ params, body }, { caller }) => hold(deps, caller, params.refId, body.reason));
  registerCall(app, deps, liftHold, ({ params, body }, { caller }) =>
    askToLift(deps, caller, params.refId, body.reason),
  );
  registerCall(app, deps, recordCircumstance, ({ params, body }, { caller }) =>
    recordEvent(deps, caller, params.refId, body),
  );
  registerCall(app, deps, endAfterDeath, ({ params, body }, { caller }) =>
    askAfterDeath(deps, caller, params.refId, body),
  );
  registerCall(app, deps, decideUnpaid, ({ params, body }, { caller }) => decide(deps, caller, params.refId, body));
  registerCall(app, deps, listFilings, ({ query }) => filingList.readPage(deps, query));
  registerCall(app, deps, fileClaim, ({ params, body }, { caller }) => recordFiled(deps, caller, params.id, body));
  registerCall(app, deps, clearSanctionsHit, ({ params, body }, { caller }) =>
    askToClear(deps, caller, params.refId, body),
  );
  registerCall(app, deps, agreePayee, ({ params: { refId }, body: { name, reason, scanId = null } }, { caller }) =>
    changeKnown(deps, refId, async (transaction) => {
      const refused = await refuseScan(transaction, refId, scanId);
      if (refused) return refused;
      await recordAgreedPayee(transaction, deps, { refId, name, reason, scanId, staffId: caller.id });
      await recordAct(transaction, deps, { by: caller.id, act: "agree-payee", refId, detail: { payee: name } });
      return null;
    }),
  );
}

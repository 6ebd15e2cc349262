import { answerWithdrawal, closeWithdrawal, listUnmatchedWithdrawals, matchWithdrawal } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { answerPerson, closeWithNote } from "./handle.ts";
import { askToMatch } from "./match.ts";
import { withdrawalList } from "./list.ts";

export function withdrawalRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, listUnmatchedWithdrawals, ({ query }, { caller: person }) =>
    withdrawalList.readPage({ ...deps, person }, query),
  );
  registerCall(app, deps, answerWithdrawal, ({ params: { id }, body }, { caller: person }) =>
    answerPerson(deps, { person, id }, body.message),
  );
  registerCall(app, deps, matchWithdrawal, ({ params: { id }, body }, { caller: person }) =>
    askToMatch(deps, { person, id }, body),
  );
  registerCall(app, deps, closeWithdrawal, ({ params: { id }, body }, { caller: person }) =>
    closeWithNote(deps, { person, id }, body.note),
  );
}

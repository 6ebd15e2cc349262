import {
  changeStaffRole,
  getStaffColleague,
  getStaffInvitation,
  inviteStaff,
  listStaffPeople,
  lockStaff,
  sendStaffLink,
  setStaffPassword,
  unlockStaff,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { changeRole, invite, lockAccount, sendLink, unlockAccount } from "./change.ts";
import { findInvited, setPassword } from "./staff-link.ts";
import { peopleList, readColleague } from "./list.ts";
import { registerCall } from "../../platform/http/register-call.ts";

export function peopleRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, getStaffInvitation, ({ params }) => findInvited(deps, params.token));
  registerCall(app, deps, setStaffPassword, ({ body }) => setPassword(deps, body.token, body.password), {
    heavy: "passwords",
  });

  registerCall(app, deps, listStaffPeople, ({ query }, { caller: person }) =>
    peopleList.readPage({ ...deps, person }, query),
  );
  registerCall(app, deps, getStaffColleague, ({ params }, { caller: person }) =>
    readColleague({ ...deps, person, ...params }),
  );
  registerCall(app, deps, inviteStaff, ({ body }, context) =>
    invite(deps, { person: context.caller, code: body.code, ip: context.ip }, body, context),
  );
  registerCall(app, deps, sendStaffLink, ({ params, body }, context) =>
    sendLink(deps, { person: context.caller, code: body.code, ip: context.ip }, params.id, context),
  );
  registerCall(app, deps, changeStaffRole, ({ params, body }, { caller: person, ip }) =>
    changeRole(deps, { person, code: body.code, ip }, params.id, body),
  );
  registerCall(app, deps, lockStaff, ({ params, body }, { caller: person, ip }) =>
    lockAccount(deps, { person, code: body.code, ip }, params.id),
  );
  registerCall(app, deps, unlockStaff, ({ params, body }, { caller: person, ip }) =>
    unlockAccount(deps, { person, code: body.code, ip }, params.id),
  );
}

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
import { registerCall } from "../../platform/http/route.ts";
import { registerStaffCall } from "../register-staff-call.ts";
import { changeRole, invite, lockAccount, sendLink, unlockAccount } from "./change.ts";
import { findInvited, setPassword } from "./link.ts";
import { peopleList, readColleague } from "./list.ts";

export function peopleRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, getStaffInvitation, ({ params }) => findInvited(deps, params.token));
  registerCall(app, deps, setStaffPassword, ({ body }) => setPassword(deps, body.token, body.password), {
    heavy: "passwords",
  });

  registerStaffCall(app, deps, listStaffPeople, ({ query }, person) => peopleList.readPage({ ...deps, person }, query));
  registerStaffCall(app, deps, getStaffColleague, ({ params }, person) =>
    readColleague({ ...deps, person, ...params }),
  );
  registerStaffCall(app, deps, inviteStaff, ({ body }, person, context) =>
    invite(deps, { person, code: body.code, ip: context.ip }, body, context),
  );
  registerStaffCall(app, deps, sendStaffLink, ({ params, body }, person, context) =>
    sendLink(deps, { person, code: body.code, ip: context.ip }, params.id, context),
  );
  registerStaffCall(app, deps, changeStaffRole, ({ params, body }, person, { ip }) =>
    changeRole(deps, { person, code: body.code, ip }, params.id, body),
  );
  registerStaffCall(app, deps, lockStaff, ({ params, body }, person, { ip }) =>
    lockAccount(deps, { person, code: body.code, ip }, params.id),
  );
  registerStaffCall(app, deps, unlockStaff, ({ params, body }, person, { ip }) =>
    unlockAccount(deps, { person, code: body.code, ip }, params.id),
  );
}

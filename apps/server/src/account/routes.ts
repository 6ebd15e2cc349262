import {
  askForLoginLink,
  changePassword,
  confirmAccount,
  decideConsent,
  forgotPassword,
  getAccountToConfirm,
  getSession,
  listCommonPasswords,
  listConsents,
  logIn,
  logInByLink,
  logOut,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { requestLink } from "./request-link.ts";
import { changeAccountPassword } from "./change-password.ts";
import { readConsents } from "./consents/read-consents.ts";
import { recordDecision } from "./consents/record-decision.ts";
import { registerMessageRoutes } from "./messages/routes.ts";
import { registerOwnDataRoutes } from "./own-data/routes.ts";
import { registerOwnPolicyRoutes } from "./policies/routes.ts";
import { listCommon } from "./common-passwords.ts";
import { setPassword, findPasswordLink } from "./set-password.ts";
import { openSessionByLink } from "./log-in-by-link.ts";
import { openSessionByPassword } from "./log-in-by-password.ts";
import { registerSessionRoutes } from "./session-routes.ts";
import { registerPasskeyRoutes } from "./passkey-routes.ts";
import { findSession } from "./session.ts";
import { endSession } from "../access/index.ts";
import { registerCall, WithSession } from "../platform/http/register-call.ts";

export function registerAccountRoutes(app: FastifyInstance, deps: Deps): void {
  registerLoginRoutes(app, deps);
  registerOwnDataRoutes(app, deps);
  registerConsentRoutes(app, deps);
  registerOwnPolicyRoutes(app, deps);
  registerMessageRoutes(app, deps);
}

function registerLoginRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, listCommonPasswords, async () => ({ passwords: [...(await listCommon())] }), { etag: true });

  registerCall(app, deps, getAccountToConfirm, ({ params }) => findPasswordLink(deps, params.token));

  registerCall(
    app,
    deps,
    confirmAccount,
    ({ body }, { userAgent }) => setPassword(deps, body.token, body.password, userAgent),
    { heavy: "passwords" },
  );

  const requestLinkCall = (call: typeof forgotPassword | typeof askForLoginLink, wants: "PASSWORD" | "LOGIN") =>
    registerCall(app, deps, call, ({ body }, { country }) => requestLink(deps, country, { ...body, wants }), {
      limit: "mails",
    });
  requestLinkCall(forgotPassword, "PASSWORD");
  requestLinkCall(askForLoginLink, "LOGIN");

  registerCall(app, deps, getSession, async (_input, { session }) => {
    const account = await findSession(deps, session);
    return { email: account?.email ?? null };
  });

  registerCall(app, deps, logIn, ({ body }, context) => openSessionByPassword(deps, body, context), {
    heavy: "passwords",
  });

  registerCall(app, deps, logInByLink, ({ body }, { userAgent }) => openSessionByLink(deps, body.token, userAgent));

  registerCall(app, deps, logOut, async (_input, { session }) => {
    await endSession(deps, session);
    return new WithSession({ ended: true as const }, null);
  });

  registerCall(
    app,
    deps,
    changePassword,
    ({ body }, { caller: account, ip }) => changeAccountPassword(deps, account, body, ip),
    { heavy: "passwords" },
  );

  registerSessionRoutes(app, deps);
  registerPasskeyRoutes(app, deps);
}

function registerConsentRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, listConsents, (_input, { caller: { id } }) => readConsents(deps.db, id));

  registerCall(app, deps, decideConsent, ({ body }, { caller: { id }, userAgent }) =>
    recordDecision(deps, id, body, userAgent),
  );
}

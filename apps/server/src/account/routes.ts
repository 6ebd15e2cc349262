import {
  askForLoginLink,
  changePassword,
  confirmAccount,
  forgotPassword,
  getAccountToConfirm,
  getSession,
  logIn,
  logInByLink,
  logOut,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { registerCall, WithSession } from "../platform/http/route.ts";
import { askForLink } from "./ask-for-link.ts";
import { changePasswordOf } from "./change-password.ts";
import { registerConsentRoutes } from "./consents/routes.ts";
import { registerMessageRoutes } from "./messages/routes.ts";
import { registerOwnDataRoutes } from "./own-data/routes.ts";
import { registerOwnPolicyRoutes } from "./policies/routes.ts";
import { confirm, findConfirmable } from "./confirm.ts";
import { logInByLinkWith } from "./log-in-by-link.ts";
import { logInWith } from "./log-in.ts";
import { ownSessionRoutes } from "./own-sessions.ts";
import { passkeyRoutes } from "./own-passkeys.ts";
import { registerSessionCall } from "./register-session-call.ts";
import { endSession, findSession } from "./session.ts";

/** The tenant's account: logging in, policies, messages, consents and the data stored about the tenant. */
export async function registerAccountRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  registerLoginRoutes(app, deps);
  registerOwnDataRoutes(app, deps);
  registerConsentRoutes(app, deps);
  await registerOwnPolicyRoutes(app, deps);
  registerMessageRoutes(app, deps);
}

/** Passwords and sessions. */
function registerLoginRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, getAccountToConfirm, ({ params }) => findConfirmable(deps, params.token));

  registerCall(app, deps, confirmAccount, ({ body }) => confirm(deps, body.token, body.password));

  registerCall(app, deps, forgotPassword, ({ body }, { country }) => askForLink(deps, body.login, country, "PASSWORD"));

  registerCall(app, deps, askForLoginLink, ({ body }, { country }) => askForLink(deps, body.login, country, "LOGIN"));

  registerCall(app, deps, getSession, async (_input, { session }) => {
    const account = await findSession(deps, session);
    return { email: account?.email ?? null };
  });

  registerCall(app, deps, logIn, ({ body }, context) => logInWith(deps, body, context));

  registerCall(app, deps, logInByLink, ({ body }, { userAgent }) => logInByLinkWith(deps, body.token, userAgent));

  registerCall(app, deps, logOut, async (_input, { session }) => {
    await endSession(deps, session);
    return new WithSession({ ended: true as const }, null);
  });

  registerSessionCall(app, deps, changePassword, ({ body }, account) => changePasswordOf(deps, account, body));

  ownSessionRoutes(app, deps);
  passkeyRoutes(app, deps);
}

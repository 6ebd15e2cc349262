import {
  confirmAccount,
  forgotPassword,
  getAccountToConfirm,
  getSession,
  logIn,
  logOut,
  readLogin,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { registerCall, WithSession } from "../../http/route.ts";
import { confirm, findConfirmable } from "./confirm.ts";
import { logInWith } from "./log-in.ts";
import { ownSessionRoutes } from "./own-sessions.ts";
import { endSession, findSession } from "./session.ts";

/** Passwords and sessions. */
export function accountFeature(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, getAccountToConfirm, ({ params }) => findConfirmable(deps, params.token));

  registerCall(app, deps, confirmAccount, ({ body }) => confirm(deps, body.token, body.password));

  registerCall(app, deps, forgotPassword, async ({ body }, { country }) => {
    const login = readLogin(body.login, country);
    if (login) {
      // Whether there is such an account is found out later, by jobs/answer-password-requests: the answer cannot tell.
      await deps.db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto("password_request")
          .values({
            id: deps.random.uuid(),
            login_kind: login.kind,
            login_key: login.key,
            created_at: deps.clock.now(),
          })
          .execute();
        await deps.jobs.nudge(transaction);
      });
      deps.jobs.wake();
    }
    return { sent: true as const };
  });

  registerCall(app, deps, getSession, async (_input, { session }) => {
    const account = await findSession(deps, session);
    return { email: account?.email ?? null };
  });

  registerCall(app, deps, logIn, ({ body }, context) => logInWith(deps, body, context));

  registerCall(app, deps, logOut, async (_input, { session }) => {
    await endSession(deps, session);
    return new WithSession({ ended: true as const }, null);
  });

  ownSessionRoutes(app, deps);
}

import { askForDeletionLink, deleteAccount, getDeletion, getOwnData, getOwnDataPdf } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import { writeOwnData } from "@kautia/locales/policy-documents";
import type { Deps } from "../../deps.ts";
import { settingOf } from "../../policy-documents/index.ts";
import { registerPdfCall } from "../../platform/http/pdf-route.ts";
import { admitSession, registerSessionCall } from "../register-session-call.ts";
import { mailDeletionLink } from "./mail-deletion-link.ts";
import { collectOwnData } from "./collect.ts";
import { deleteOwnAccount } from "./delete-account.ts";
import { planDeletion } from "./plan-deletion.ts";

/** Export and deletion of the tenant's data (Art. 15, 17 and 20 GDPR; docs/privacy.md). */
export function registerOwnDataRoutes(app: FastifyInstance, deps: Deps): void {
  registerSessionCall(app, deps, getOwnData, ({ query }, account, { language, country }) =>
    collectOwnData(deps, account, { country, language: query.lang ?? language }),
  );

  registerPdfCall(app, getOwnDataPdf, admitSession(deps), async ({ query }, account, { language, country }) => {
    const { brand } = deps.config;
    const reader = { country, language: query.lang ?? language };
    const data = await collectOwnData(deps, account, reader);
    const policyDocument = writeOwnData(data, settingOf({ brand }, reader));
    return { bytes: await deps.typesetter.set(policyDocument), fileName: "own-data" };
  });

  registerSessionCall(app, deps, getDeletion, async (_input, { id }) => {
    const { password_hash } = await deps.db
      .selectFrom("account")
      .select("password_hash")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return { ...(await planDeletion(deps.db, deps, id)), byPassword: password_hash !== null };
  });

  registerSessionCall(app, deps, askForDeletionLink, (_input, account) => mailDeletionLink(deps, account));

  registerSessionCall(
    app,
    deps,
    deleteAccount,
    ({ body }, account, { ip }) => deleteOwnAccount(deps, account, body, ip),
    { heavy: "passwords" },
  );
}

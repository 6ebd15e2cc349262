import {
  askForDeletionLink,
  type Country,
  deleteAccount,
  getDeletion,
  getOwnData,
  getOwnDataPdf,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import { writeOwnData } from "@kautia/locales/policy-documents";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import type { Deps } from "../../deps.ts";
import { settingOf } from "../../mails/index.ts";
import { listSharedPolicies } from "../../policy/index.ts";
import { mailDeletionLink } from "./mail-deletion-link.ts";
import { collectOwnData } from "./collect.ts";
import { deleteOwnAccount } from "./delete-account.ts";
import { planDeletion } from "./plan-deletion.ts";
import { registerCall } from "../../platform/http/register-call.ts";

/** Export and deletion of the tenant's data (Art. 15, 17 and 20 GDPR; docs/privacy.md). */
export function registerOwnDataRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, getOwnData, ({ query }, { caller: account, language, country }) =>
    collectOwnData(deps, account, { country, language: query.lang ?? language }),
  );

  registerCall(app, deps, getOwnDataPdf, async ({ query }, { caller: account, language, country }) => {
    const { brand } = deps.config;
    const reader = { country: await findHomeCountry(deps.db, account.id, country), language: query.lang ?? language };
    const data = await collectOwnData(deps, account, reader);
    const policyDocument = writeOwnData(data, settingOf({ brand }, reader));
    return { bytes: await deps.typesetter.set(policyDocument), fileName: "own-data" };
  });

  registerCall(app, deps, getDeletion, async (_input, { caller: { id } }) => {
    const { password_hash } = await deps.db
      .selectFrom("account")
      .select("password_hash")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return { ...(await planDeletion(deps.db, deps, id)), byPassword: password_hash !== null };
  });

  registerCall(app, deps, askForDeletionLink, (_input, { caller: account }) => mailDeletionLink(deps, account));

  registerCall(
    app,
    deps,
    deleteAccount,
    ({ body }, { caller: account, ip }) => deleteOwnAccount(deps, account, body, ip),
    { heavy: "passwords" },
  );
}

/** The country of the newest contract, because its law decides the terms used; without a contract, the reader's. */
async function findHomeCountry(db: Kysely<Database>, accountId: string, country: Country): Promise<Country> {
  const [latest] = await listSharedPolicies(db, accountId);
  return latest?.policy.country ?? country;
}

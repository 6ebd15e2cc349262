import { findApplication } from "./find-application.ts";
import type { Deps } from "../deps.ts";

/** Null for an unknown token. */
export async function holdsPolicy(deps: Pick<Deps, "sql" | "clock">, token: string): Promise<boolean | null> {
  const application = await findApplication(deps, token);
  if (!application) return null;
  const { answers, signedAt } = application;
  const home = answers.address?.address;
  // For a signed application, its own policy would be found.
  if (signedAt || !home) return false;
  const [row] = await deps.sql.query<{ held: boolean }>({
    name: "home-is-held",
    text: "SELECT home_is_held($1, $2) AS held",
    values: [JSON.stringify(home), answers.userInfo?.email ?? null],
  });
  return row?.held === true;
}

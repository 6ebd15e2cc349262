import type { Application } from "./application.ts";
import type { Deps } from "../deps.ts";
import { type Refusal, refuseTemporarily } from "../platform/http/refusal.ts";
import { countHomeLookup } from "./count-home-lookup.ts";
import { held, homeValues, isSignedBy, type Signers } from "./insured-homes.ts";

/** Whether the tenant already has another policy for this application's home. */
export async function checkDoublePolicy(
  deps: Pick<Deps, "db" | "sql" | "clock" | "config">,
  application: Application,
  ip: string,
): Promise<{ doublePolicy: boolean } | Refusal> {
  const { answers, signedAt } = application;
  const home = answers.address?.address;
  // A signed application would find its own policy.
  if (signedAt || !home) return { doublePolicy: false };
  const wait = await countHomeLookup(deps, application, { lookup: "insured by this tenant", ip });
  if (wait !== null) return refuseTemporarily("RATE_LIMITED", wait);
  const [row] = await deps.sql.query<{ held: Signers }>({
    name: "home-is-held",
    text: `SELECT ${held} AS held`,
    values: homeValues(home),
  });
  return { doublePolicy: isSignedBy(row?.held ?? [], answers.userInfo?.email ?? null) };
}

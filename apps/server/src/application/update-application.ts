import type { Deps } from "../deps.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";
import type { Application } from "./application.ts";
import { changeApplication, type Advance } from "./change-application.ts";
import { findApplication } from "./find-application.ts";

export type ApplicationUpdate<Answer> = { answer: Answer | Refusal; advance?: Advance };

/**
 * Reads the application, lets `judge` decide, and writes the change; starts over if another request was faster. Null if
 * there is no such application.
 */
export async function updateFoundApplication<Answer>(
  deps: Pick<Deps, "sql" | "clock">,
  find: () => Promise<Application | null>,
  judge: (application: Application) => ApplicationUpdate<Answer> | Promise<ApplicationUpdate<Answer>>,
): Promise<Answer | Refusal | null> {
  for (;;) {
    const application = await find();
    if (!application) return null;
    const { answer, advance } = await judge(application);
    if (!advance || (await changeApplication(deps, application, advance))) return answer;
  }
}

export async function updateApplication<Answer>(
  deps: Pick<Deps, "sql" | "clock">,
  token: string,
  judge: (application: Application) => ApplicationUpdate<Answer> | Promise<ApplicationUpdate<Answer>>,
): Promise<Answer | Refusal> {
  return (await updateFoundApplication(deps, () => findApplication(deps, token), judge)) ?? refuse("TOKEN_UNKNOWN");
}

import type { Deps } from "../deps.ts";
import { type Refusal, refuse } from "../platform/http/refusal.ts";
import type { Application } from "./application.ts";
import { changeApplication, type Advance } from "./change-application.ts";
import { findApplication } from "./find-application.ts";

/** An answer to the caller, which becomes valid once `advance`, if any, is written. */
export type Judgement<Answer> = { answer: Answer | Refusal; advance?: Advance };

/**
 * Reads an application, decides, and writes the outcome. Retries if the application was changed in between; each
 * retry means that another request succeeded, so this ends. Null if there is no such application.
 */
export async function judgeFound<Answer>(
  deps: Pick<Deps, "sql" | "clock">,
  find: () => Promise<Application | null>,
  judge: (application: Application) => Judgement<Answer> | Promise<Judgement<Answer>>,
): Promise<Answer | Refusal | null> {
  for (;;) {
    const application = await find();
    if (!application) return null;
    const { answer, advance } = await judge(application);
    if (!advance || (await changeApplication(deps, application, advance))) return answer;
  }
}

/** As `judgeFound`, for the application that a token opens. */
export async function judgeApplication<Answer>(
  deps: Pick<Deps, "sql" | "clock">,
  token: string,
  judge: (application: Application) => Judgement<Answer> | Promise<Judgement<Answer>>,
): Promise<Answer | Refusal> {
  return (await judgeFound(deps, () => findApplication(deps, token), judge)) ?? refuse("TOKEN_UNKNOWN");
}

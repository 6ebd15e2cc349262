import type { Service } from "./service.ts";

/** Why a process says that it is not ready; null if it is. */
export async function readProblem({ port }: Service): Promise<string | null> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
  if (!answer) return "no answer";
  const { problem = null } = await answer.json();
  return problem;
}

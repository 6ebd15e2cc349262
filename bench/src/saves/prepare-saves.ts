import { apiClientFor } from "../../../e2e/src/api-client.ts";
import { answerQuestions } from "../../../e2e/src/tenant-by-api.ts";
import { request } from "../http-client.ts";

/** Tenants who have answered everything, and requests of which each changes an answer. */
export async function prepareSaves(url: string, tenants: number): Promise<{ tokens: string[]; saves: string[] }> {
  const api = apiClientFor(url);
  const tokens: string[] = [];
  for (let count = 0; count < tenants; count++) tokens.push(await answerQuestions(api));
  const saves = [1, 2, 3, 4].flatMap((rentTime) =>
    tokens.map((token) => request("POST", "/onboarding/tenant/rent-time", { token, rentTime })),
  );
  return { tokens, saves };
}

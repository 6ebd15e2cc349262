import { type ApiClient } from "../../../e2e/src/api-client.ts";
import { expectSuccess } from "../../../e2e/src/tenant-by-api.ts";
import { request } from "../http-client.ts";
import type { LoadRequest } from "./send-load.ts";

const letters = "abcdefghijklmnopqrstuvwxyz";

/** Encodes the number as a unique surname in letters, because names must not contain digits. */
export function uniqueName(number: number): string {
  let name = "";
  for (let rest = number; name.length < 6; rest = Math.floor(rest / letters.length))
    name += letters[rest % letters.length] ?? "";
  return `Weiss${name}`;
}

/** Of twenty visitors nine save, seven read their answers, three open a page, and one logs in. */
export async function makeVisitors(api: ApiClient, applications: number): Promise<() => LoadRequest> {
  const tokens: string[] = [];
  for (let count = 0; count < applications; count++)
    tokens.push(expectSuccess(await api.post("/onboarding/tenant/init", {})).token);
  let turn = 0;
  return () => {
    turn++;
    const at = turn % tokens.length;
    const token = tokens[at] ?? "";
    // Mixes the kinds of requests; 7 and 20 have no common divisor.
    const kind = (turn * 7) % 20;
    if (kind < 9) {
      const lastName = uniqueName(turn);
      const email = `ada.${at}@example.com`;
      return {
        text: request("POST", "/onboarding/tenant/name", { token, firstName: "Ada", lastName, email }),
        saved: lastName,
      };
    }
    if (kind < 16) return { text: request("GET", `/onboarding/tenant/${token}`) };
    if (kind < 19) return { text: page("/de?step=name", token) };
    return { text: request("POST", "/session", { login: `eva.${turn}@example.com`, password: "Falsches-Wort-1" }) };
  };
}

function page(path: string, token: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Language: de\r\nAccept-Encoding: br\r\nCookie: token=${token}\r\n\r\n`;
}

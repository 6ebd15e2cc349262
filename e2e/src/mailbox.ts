import { eventually } from "./tenant-by-api.ts";
import type { ApiClient } from "./api-client.ts";

/** Waits for a mail with a link to a page, other than the `known` ones, that contains `part`. Returns the newest. */
export async function mailedLink(
  api: ApiClient,
  email: string,
  page: string,
  known: readonly string[] = [],
  part = "",
): Promise<string> {
  const secrets = known.map(findSecret);
  return eventually(async () => {
    const links = (await api.mails(email)).flatMap((mail) => mail.links.filter((link) => link.includes(`/${page}`)));
    return links.find((link) => !secrets.includes(findSecret(link)) && link.includes(part));
  });
}

/** The same link exists in several languages, with one secret. */
const findSecret = (link: string) => /[0-9a-f]{32}/.exec(link)?.[0];

export function secretOf(link: string): string {
  const secret = findSecret(link);
  if (!secret) throw new Error(`no secret in ${link}`);
  return secret;
}

/** Waits for a mail with a link to a page. Returns the secret in the newest. */
export async function mailedSecret(api: ApiClient, email: string, page: string): Promise<string> {
  return secretOf(await mailedLink(api, email, page));
}

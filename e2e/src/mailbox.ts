import { eventually } from "./tenant-by-wire.ts";
import type { Wire } from "./wire.ts";

/** Waits for a mail with a link to a page, other than the `known` ones, that contains `part`. Returns the newest. */
export async function mailedLink(
  wire: Wire,
  email: string,
  page: string,
  known: readonly string[] = [],
  part = "",
): Promise<string> {
  const secrets = known.map(secretOf);
  return eventually(async () => {
    const links = (await wire.mails(email)).flatMap((mail) => mail.links.filter((link) => link.includes(`/${page}`)));
    return links.find((link) => !secrets.includes(secretOf(link)) && link.includes(part));
  });
}

/** Compares links by their secret, because the same link exists in several languages. */
function secretOf(link: string): string | undefined {
  return link.match(/[0-9a-f]{32}/)?.[0];
}

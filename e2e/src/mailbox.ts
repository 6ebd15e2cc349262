import { eventually } from "./tenant-by-wire.ts";
import type { Wire } from "./wire.ts";

/** The newest mailed link to one of the tenant's pages, other than one that is known; waits for the mail. */
export async function mailedLink(wire: Wire, email: string, page: string, known?: string): Promise<string> {
  return eventually(async () => {
    const links = (await wire.mails(email)).flatMap((mail) => mail.links.filter((link) => link.includes(`/${page}`)));
    return links.find((link) => secretOf(link) !== secretOf(known));
  });
}

/** The same link may be read in another language. */
function secretOf(link: string | undefined): string | undefined {
  return link?.match(/[0-9a-f]{32}/)?.[0];
}

import { eventually } from "./tenant-by-wire.ts";
import type { Wire } from "./wire.ts";

/** Waits for a mail with a link to a page, other than the `known` one, that contains `part`. Returns the newest. */
export async function mailedLink(wire: Wire, email: string, page: string, known?: string, part = ""): Promise<string> {
  return eventually(async () => {
    const links = (await wire.mails(email)).flatMap((mail) => mail.links.filter((link) => link.includes(`/${page}`)));
    return links.find((link) => secretOf(link) !== secretOf(known) && link.includes(part));
  });
}

/** Compares links by their secret, because the same link exists in several languages. */
function secretOf(link: string | undefined): string | undefined {
  return link?.match(/[0-9a-f]{32}/)?.[0];
}

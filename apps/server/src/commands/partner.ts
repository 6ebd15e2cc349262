import { readFile } from "node:fs/promises";
import { addDays } from "@kautia/contract";
import { readConfig } from "../config.ts";
import { localDay } from "../domain/local-day.ts";
import {
  demoOffer,
  makeKey,
  makePartner,
  revokeKey,
  setSigningKey,
  signDemoOffer,
} from "../features/partners/index.ts";
import { fail, runCommand, withDeps } from "./run-command.ts";

const usage = `npm run partner -- add ID NAME            makes a partner, and prints the one copy of an API key
npm run partner -- key ID                 makes another API key; the earlier ones stay good
npm run partner -- revoke KEY             ends an API key
npm run partner -- signing-key ID FILE    registers the public key (JWK, Ed25519 or P-256) of the partner's links
npm run partner -- sample-link            prints a link that the demo partner signed; good once, for 30 days
`;

/** With the embedded database the server has to be stopped first, but for sample-link, which needs none. */
async function run([command = "", id = "", last = ""]: string[]): Promise<string> {
  switch (command) {
    case "add":
      if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(id)) return fail("ID is 1 to 40 small letters, digits and dashes");
      if (!last.trim()) return fail("NAME is missing");
      return withDeps(async (deps) => {
        if (!(await makePartner(deps, id, last))) return fail(`there is ${id} already`);
        return (await makeKey(deps, id)) ?? fail(`${id} is gone`);
      });
    case "key":
      return withDeps(async (deps) => (await makeKey(deps, id)) ?? fail(`${id} is unknown`));
    case "revoke":
      return withDeps(async (deps) => ((await revokeKey(deps, id)) ? "revoked" : fail("no such key is in force")));
    case "signing-key": {
      const key: unknown = JSON.parse(await readFile(last, "utf8"));
      const refused = `${id} is unknown, or the file holds no public key of these kinds`;
      return withDeps(async (deps) => ((await setSigningKey(deps, id, key)) ? "registered" : fail(refused)));
    }
    case "sample-link":
      return sampleLink();
    default:
      return fail(`What is to be done?\n\n${usage}`);
  }
}

function sampleLink(): string {
  const { publicUrl } = readConfig();
  const now = new Date();
  const exp = Math.floor(now.getTime() / 1000) + 30 * 86_400;
  const offer = demoOffer(addDays(localDay("de", now), 14));
  return `${publicUrl}/de?pd=${signDemoOffer({ exp, jti: crypto.randomUUID(), offer })}`;
}

await runCommand(run);

import { readFile } from "node:fs/promises";
import { addDays, givenProperties, propertiesPerCall, toFieldErrors } from "@kautia/contract";
import * as z from "zod/mini";
import { readConfig } from "../platform/config/config.ts";
import { localDay } from "../platform/rules/local-day.ts";
import {
  demoOffer,
  isPartner,
  keep,
  makeKey,
  makePartner,
  remove,
  revokeKey,
  setBaseUrl,
  setSigningKey,
  signDemoOffer,
} from "../partners/index.ts";
import { fail, runCommand, withDeps } from "./run-command.ts";

const usage = `npm run partner -- add ID NAME            makes a partner, and prints the one copy of an API key
npm run partner -- key ID                 makes another API key; the earlier ones stay good
npm run partner -- revoke KEY             ends an API key
npm run partner -- signing-key ID FILE    registers the public key (JWK, Ed25519 or P-256) of the partner's links
npm run partner -- base-url ID URL        tenants who choose one of the partner's homes are led there (https); 'none' ends it
npm run partner -- homes ID FILE          keeps the homes in a JSON file: [{ "id": …, "address": { … } }], as the API takes them
npm run partner -- remove-home ID HOME    forgets one of them
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
    case "base-url": {
      const refused = `${id} is unknown, or the address is not one of a page on https, without a user and without '#'`;
      const address = last === "none" ? null : last;
      return withDeps(async (deps) => ((await setBaseUrl(deps, id, address)) ? "set" : fail(refused)));
    }
    case "homes":
      return keepHomes(id, JSON.parse(await readFile(last, "utf8")));
    case "remove-home":
      return withDeps(async (deps) => ((await remove(deps, id, last)) ? "removed" : fail("no such home")));
    case "sample-link":
      return sampleLink();
    default:
      return fail(`What is to be done?\n\n${usage}`);
  }
}

/** In batches as large as the API's; what is wrong with any of them keeps all of them out. */
function keepHomes(id: string, given: unknown): Promise<string> {
  const homes = Array.isArray(given) ? given : [];
  if (homes.length === 0) return fail("the file holds no list of homes");
  const batches = Array.from({ length: Math.ceil(homes.length / propertiesPerCall) }, (_, index) => {
    const start = index * propertiesPerCall;
    const batch = { properties: homes.slice(start, start + propertiesPerCall) };
    const parsed = z.safeParse(givenProperties, batch);
    if (parsed.success) return parsed.data.properties;
    const [wrong] = toFieldErrors(parsed.error, batch);
    const [, row = "", ...path] = wrong?.path.split(".") ?? [];
    return fail(`home ${start + Number(row) + 1}: ${path.join(".")} ${wrong?.errorCode}; nothing was kept`);
  });
  return withDeps(async (deps) => {
    if (!(await isPartner(deps, id))) return fail(`${id} is unknown`);
    let changed = 0;
    for (const batch of batches) changed += (await keep(deps, id, batch)).changed;
    return `${homes.length} homes, ${changed} of them new or changed`;
  });
}

function sampleLink(): string {
  const { publicUrl } = readConfig();
  const now = new Date();
  const exp = Math.floor(now.getTime() / 1000) + 30 * 86_400;
  const offer = demoOffer(addDays(localDay("de", now), 14));
  return `${publicUrl}/de?pd=${signDemoOffer({ exp, jti: crypto.randomUUID(), offer })}`;
}

await runCommand(run);

import { readFile } from "node:fs/promises";
import {
  addDays,
  defaultCountry,
  propertyList,
  propertiesPerCall,
  testsPerDeletion,
  toFieldErrors,
} from "@kautia/contract";
import * as z from "zod/mini";
import { parseJson } from "../platform/parse-json.ts";
import { readConfig } from "../platform/config/config.ts";
import { ClockCheck } from "../platform/clock/clock-check.ts";
import { localDay } from "../platform/rules/local-day.ts";
import {
  demoOffer,
  isPartner,
  savePartnerProperties,
  makeKey,
  makePartner,
  removePartnerProperty,
  revokeKey,
  setBaseUrl,
  setSigningKey,
  signDemoOffer,
} from "../partners/index.ts";
import { deleteTests } from "../retention/index.ts";
import { fail, failWithUsage, runCommand, withDeps } from "./run-command.ts";

const usage = `npm run partner -- add ID NAME            adds a partner, and prints an API key (shown only once)
npm run partner -- key ID                 makes another API key; earlier keys stay valid
npm run partner -- delete-tests ID        deletes everything that the partner has begun, in a sandbox only
npm run partner -- revoke KEY             revokes an API key
npm run partner -- signing-key ID FILE    registers the public key (JWK, Ed25519 or P-256) of the partner's links
npm run partner -- base-url ID URL        sends tenants who choose one of the partner's homes to this page (https); 'none' removes it
npm run partner -- homes ID FILE          imports homes from a JSON file: [{ "id": …, "address": { … } }], as in the API
npm run partner -- remove-home ID HOME    removes a home
npm run partner -- sample-link            prints a link signed by the demo partner, for one application; valid for 30 days
`;

/** With the embedded database, stop the server first (not for sample-link). */
export async function run([command = "", id = "", last = ""]: string[]): Promise<string> {
  switch (command) {
    case "add":
      if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(id))
        return fail("ID must be 1 to 40 lower-case letters, digits and dashes");
      if (!last.trim()) return fail("NAME is missing");
      return withDeps(async (deps) => {
        if (!(await makePartner(deps, id, last))) return fail(`${id} already exists`);
        return (await makeKey(deps, id)) ?? fail(`${id} was removed meanwhile`);
      });
    case "key":
      return withDeps(async (deps) => (await makeKey(deps, id)) ?? fail(`${id} is unknown`));
    case "delete-tests":
      return withDeps(async (deps) => {
        if (!deps.config.isSandbox) return fail("only a sandbox deletes what a partner has begun (SANDBOX=true)");
        if (!(await isPartner(deps, id))) return fail(`${id} is unknown`);
        let deleted = 0;
        for (let some = 1; some > 0; deleted += some) some = await deleteTests(deps, id, testsPerDeletion);
        return `${deleted} deleted`;
      });
    case "revoke":
      return withDeps(async (deps) => ((await revokeKey(deps, id)) ? "revoked" : fail("there is no such active key")));
    case "signing-key": {
      const key = await readJson(last);
      const refused = `${id} is unknown, or the file contains no public key of these kinds`;
      return withDeps(async (deps) => ((await setSigningKey(deps, id, key)) ? "registered" : fail(refused)));
    }
    case "base-url": {
      const refused = `${id} is unknown, or the address is not an https page without a user and without '#'`;
      const address = last === "none" ? null : last;
      return withDeps(async (deps) => ((await setBaseUrl(deps, id, address)) ? "set" : fail(refused)));
    }
    case "homes":
      return importHomes(id, await readJson(last));
    case "remove-home":
      return withDeps(async (deps) =>
        (await removePartnerProperty(deps, id, last)) ? "removed" : fail("no such home"),
      );
    case "sample-link":
      return sampleLink();
    default:
      return failWithUsage(command, usage);
  }
}

async function readJson(file: string): Promise<unknown> {
  if (file === "") return fail("FILE is missing");
  const text = await readFile(file, "utf8").catch(() => fail(`${file} can't be read`));
  return parseJson(text) ?? fail(`${file} is not JSON`);
}

/** Saves in batches of the API's size. If any home is invalid, none is saved. */
function importHomes(id: string, given: unknown): Promise<string> {
  const homes = Array.isArray(given) ? given : [];
  if (homes.length === 0) return fail("the file contains no list of homes");
  const batches = Array.from({ length: Math.ceil(homes.length / propertiesPerCall) }, (_, index) => {
    const start = index * propertiesPerCall;
    const batch = { properties: homes.slice(start, start + propertiesPerCall) };
    const parsed = z.safeParse(propertyList, batch);
    if (parsed.success) return parsed.data.properties;
    const [wrong] = toFieldErrors(parsed.error, batch);
    const [, row = "", ...path] = wrong?.path.split(".") ?? [];
    return fail(`home ${start + Number(row) + 1}: ${path.join(".")} ${wrong?.errorCode}; nothing was saved`);
  });
  return withDeps(async (deps) => {
    if (!(await isPartner(deps, id))) return fail(`${id} is unknown`);
    let changed = 0;
    for (const batch of batches) changed += (await savePartnerProperties(deps, id, batch)).changed;
    return `${homes.length} homes, ${changed} of them new or changed`;
  });
}

function sampleLink(): string {
  const { publicUrl } = readConfig();
  const now = new ClockCheck().now();
  const exp = Math.floor(now.getTime() / 1000) + 30 * 86_400;
  const offer = demoOffer(addDays(localDay(defaultCountry, now), 14));
  return `${publicUrl}/de?pd=${signDemoOffer({ exp, jti: crypto.randomUUID(), offer })}`;
}

if (import.meta.main) await runCommand(run);

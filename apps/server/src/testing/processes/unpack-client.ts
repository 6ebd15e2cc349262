import { execFile } from "node:child_process";
import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../../../../../", import.meta.url));
const run = promisify(execFile);

/** As strict as a partner's compiler can be. */
const compiler = [
  "--strict --noUncheckedIndexedAccess --exactOptionalPropertyTypes --noPropertyAccessFromIndexSignature --noEmit",
  "--target es2022 --lib es2022 --module nodenext --types node",
].flatMap((line) => line.split(" "));

/** Installs what `npm pack` makes of the partner client in a folder, where only its own dependencies are found. */
export async function unpackClient(folder: string): Promise<void> {
  const packages = join(folder, "node_modules");
  await mkdir(join(packages, "@kautia/partner-client"), { recursive: true });
  await run("npm", ["pack", "-w", "@kautia/partner-client", "--pack-destination", folder], { cwd: root });
  const archive = join(folder, "kautia-partner-client-0.1.0.tgz");
  await run("tar", ["xzf", archive, "-C", join(packages, "@kautia/partner-client"), "--strip-components=1"]);
  for (const name of ["openapi-fetch", "@types"]) await symlink(join(root, "node_modules", name), join(packages, name));
}

/** The programs in the client's README, in their order. */
export async function readPrograms(): Promise<string[]> {
  const text = await readFile(join(root, "packages/partner-client/README.md"), "utf8");
  return [...text.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, program = ""]) => program);
}

/** Writes programs and checks their types. */
export async function writePrograms(folder: string, programs: Readonly<Record<string, string>>): Promise<void> {
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  for (const [name, program] of Object.entries(programs)) await writeFile(join(folder, name), program);
  const tsc = [join(root, "node_modules/typescript/bin/tsc"), ...compiler, ...Object.keys(programs)];
  await run(process.execPath, tsc, { cwd: folder }).catch(({ stdout }: { stdout: string }) => {
    throw new Error(`A program has wrong types:\n${stdout}`);
  });
}

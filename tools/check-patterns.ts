// Finds regular expressions that take long for texts that somebody may send. Run by `npm run check` and by
// `npx node tools/check-patterns.ts`. Verdicts are kept in `.cache`, because finding them takes most of a minute.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { check } from "recheck";
import { root } from "./lib/root.mjs";
import { type Attack, timeAttack } from "./patterns/attack.ts";
import { findPatterns, type Pattern } from "./patterns/find-patterns.ts";
import { findLimit, inputLimits, type InputLimit } from "./patterns/input-limits.ts";
import { readRepository } from "./rules/repository.ts";

/** In ms, for the longest text that the pattern gets. */
const most = 10;
/** In ms. Where recheck can decide, it mostly takes a few milliseconds. */
const timeout = 60_000;
/** recheck calls what takes a second slow, and on a busy machine much does. A verdict that nobody expects needs more time. */
const patient = { attackTimeout: 20_000, incubationTimeout: 5_000 };

type Verdict = "safe" | Attack;

const cacheFile = join(root, ".cache", "patterns.json");
const verdicts = readVerdicts();
const patterns = await findPatterns(readRepository(root), root);
const used = new Set<InputLimit>();
let broken = 0;

for (const pattern of patterns) {
  const limit = findLimit(pattern);
  if (limit) used.add(limit);
  const fault = await findFault(pattern, limit);
  if (fault) report(pattern, fault);
}
for (const { file, pattern } of inputLimits.filter((limit) => !used.has(limit)))
  report(
    { path: file, line: 1, source: pattern, flags: "" },
    "is in tools/patterns/input-limits.ts but not in the source",
  );
console.log(`${patterns.length} regular expressions, ${used.size} with a limit, ${broken} faults`);
if (broken > 0 || patterns.length === 0) process.exitCode = 1;

async function findFault(pattern: Pattern, limit: InputLimit | null): Promise<string | null> {
  const verdict = await judge(pattern, limit ? {} : patient);
  if (verdict === "safe" || limit?.longest === "nobody else's") return null;
  if (!limit) return "may take long: rewrite it, or name its longest input in tools/patterns/input-limits.ts";
  const time = timeAttack(new RegExp(pattern.source, pattern.flags), verdict, limit.longest);
  return time < most ? null : `takes ${time.toFixed(0)} ms for ${limit.longest} characters`;
}

async function judge({ source, flags }: Pattern, ifSlow: object): Promise<Verdict> {
  const key = `/${source}/${flags}`;
  const known = verdicts[key];
  if (known) return known;
  let found = await check(source, flags, { timeout });
  if (found.status === "vulnerable") found = await check(source, flags, { timeout, ...ifSlow });
  if (found.status === "unknown") throw new Error(`recheck cannot decide within a minute: ${key}`);
  const verdict = found.status === "safe" ? "safe" : { pumps: found.attack.pumps, suffix: found.attack.suffix };
  verdicts[key] = verdict;
  saveVerdicts();
  return verdict;
}

function report({ path, line, source, flags }: Pattern, fault: string): void {
  broken++;
  console.log(`  ${path}:${line}  /${source}/${flags} ${fault}`);
}

function readVerdicts(): Record<string, Verdict> {
  try {
    return JSON.parse(readFileSync(cacheFile, "utf8"));
  } catch {
    return {};
  }
}

function saveVerdicts(): void {
  mkdirSync(join(root, ".cache"), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify(verdicts));
}

// Repository rules that no existing tool checks. Run by `npm test` and by `npx node tools/repo-rules.ts`.
import { root } from "./lib/root.mjs";
import { contractRules } from "./rules/contract-rules.ts";
import { countryRules } from "./rules/country-rules.ts";
import { localeRules } from "./rules/locale-rules.ts";
import { lockfileRules } from "./rules/lockfile-rules.ts";
import { markupRules } from "./rules/markup-rules.ts";
import { migrationRules } from "./rules/migration-rules.ts";
import { providerRules } from "./rules/provider-rules.ts";
import { readRepository } from "./rules/repository.ts";
import { tableRules } from "./rules/table-rules.ts";
import { textRules } from "./rules/text-rules.ts";
import { importPathRules } from "./rules/import-path-rules.ts";
import { viewRules } from "./rules/view-rules.ts";

const files = readRepository(root);
const rules = [
  ...textRules,
  ...contractRules,
  ...countryRules,
  ...localeRules,
  ...lockfileRules,
  ...markupRules,
  ...migrationRules,
  ...providerRules,
  ...tableRules,
  ...importPathRules,
  ...viewRules,
];
let broken = 0;

for (const rule of rules) {
  const violations = rule.check(files);
  if (violations.length === 0) continue;
  broken += violations.length;
  console.log(`${rule.name}: ${rule.sentence}`);
  for (const { path, line, found } of violations) console.log(`  ${path}:${line}  ${found}`);
}

console.log(`${files.length} files, ${rules.length} rules, ${broken} violations`);
if (broken > 0 || files.length === 0) process.exitCode = 1;

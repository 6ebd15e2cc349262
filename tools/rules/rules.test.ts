import { describe, expect, test } from "vitest";
import { contractRules } from "./contract-rules.ts";
import { countryRules } from "./country-rules.ts";
import { localeRules } from "./locale-rules.ts";
import { lockfileRules } from "./lockfile-rules.ts";
import { markupRules } from "./markup-rules.ts";
import { migrationRules } from "./migration-rules.ts";
import { providerRules } from "./provider-rules.ts";
import { readSource } from "./source-file.ts";
import { tableRules } from "./table-rules.ts";
import { textRules } from "./text-rules.ts";
import { importPathRules } from "./import-path-rules.ts";
import { viewRules } from "./view-rules.ts";

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
type Files = Record<string, string>;

function check(name: string, files: Files): string[] {
  const rule = rules.find((item) => item.name === name);
  if (!rule) throw new Error(`There is no rule ${name}`);
  const sources = Object.entries(files).map(([path, text]) => readSource(path, text));
  return rule.check(sources).map(({ path, line, found }) => `${path}:${line} ${found}`);
}

/** Joins parts of a text that this file itself must not contain. */
const glue = (...parts: string[]) => parts.join("");

const calls = "packages/contract/src/calls/start.ts";
const list = "packages/contract/src/calls/index.ts";
const texts = "packages/locales/src/en/common.ts";
const oneCall = 'export const getLang = defineCall({ name: "get-lang" });';
/** The lockfile of these packages with their optional dependencies. */
function lockfile(packages: Record<string, string[]>): string {
  const entries = Object.entries(packages).map(([place, names]) => [
    place,
    { optionalDependencies: Object.fromEntries(names.map((name) => [name, "1.0.0"])) },
  ]);
  return JSON.stringify({ packages: Object.fromEntries(entries) }, null, 2);
}

/** For each rule: files that violate it, the expected messages, and similar files that do not. */
const cases: Record<string, { bad: Files; messages: string[]; good: Files }> = {
  "only-the-owner-writes-a-table": {
    bad: {
      "apps/server/src/desk/claims/decide.ts": 'db\n  .insertInto("claim_decision")\n  .values(decision)',
      "apps/server/src/server.ts": "sql`UPDATE policy p SET status = 'ENDED'`",
      "apps/server/src/leaving/end.ts": "sql`WITH gone AS (DELETE FROM premium RETURNING id) SELECT 1`",
      "apps/server/src/dev/clear.ts": "sql`TRUNCATE TABLE rating`; sql`\n  UPDATE claim\n  SET amount_cents = 1`",
    },
    messages: [
      "apps/server/src/desk/claims/decide.ts:2 writes claim_decision, which claims owns",
      "apps/server/src/server.ts:1 writes policy, which policy owns",
      "apps/server/src/leaving/end.ts:1 writes premium, which billing owns",
      "apps/server/src/dev/clear.ts:1 writes rating, which rating owns",
      "apps/server/src/dev/clear.ts:2 writes claim, which claims owns",
    ],
    good: {
      "apps/server/src/claims/adapters/decide.ts": 'db.insertInto("claim_decision")',
      "apps/server/src/claims/decide.test.ts": 'db.updateTable("policy")',
      "apps/server/src/retention/delete-rows.ts": 'db.deleteFrom("account")',
      "apps/server/src/desk/read.ts": 'sql`SELECT FROM policy FOR UPDATE`; db.selectFrom("premium")',
    },
  },
  "imports-climb-two-levels": {
    bad: {
      "apps/web/src/parts/payment/adapters/a.ts": 'import { api } from "x";\nimport { b } from "../../../api/b.ts";',
    },
    messages: ['apps/web/src/parts/payment/adapters/a.ts:2 "../../../api/b.ts"'],
    good: {
      "apps/web/src/parts/payment/adapters/a.ts": 'import { b } from "#api/b.ts";\nimport { c } from "../../c.ts";',
      "apps/server/src/testing/a.ts": 'import { b } from "../../../../tools/b.ts";',
    },
  },
  "views-only-read": {
    bad: {
      "apps/server/src/views/claims.ts": 'const all = db.selectFrom("claim");\ndb.deleteFrom("claim");',
      "apps/server/src/views/mails.ts": "sql`UPDATE mail SET tries = 0`",
    },
    messages: ["apps/server/src/views/claims.ts:2 deleteFrom", "apps/server/src/views/mails.ts:1 UPDATE mail SET"],
    good: {
      "apps/server/src/views/claims.ts": 'db.selectFrom("claim").forUpdate()',
      "apps/server/src/claims/record-claim.ts": 'db.insertInto("claim")',
    },
  },
  "one-reader-of-the-environment": {
    bad: { "apps/server/src/app.ts": "const port =\n  process.env.PORT;" },
    messages: ["apps/server/src/app.ts:2 process.env"],
    good: {
      "apps/server/src/platform/config/config.ts": "process.env.PORT",
      "apps/web/src/a.ts": '// process.env is not read here\nconst text = "process.env";',
    },
  },
  "rules-ask-no-clock": {
    bad: { "apps/server/src/leaving/rules/dates.ts": "const now = new Date();\nconst chance = Math.random();" },
    messages: [
      "apps/server/src/leaving/rules/dates.ts:1 new Date()",
      "apps/server/src/leaving/rules/dates.ts:2 Math.random",
    ],
    good: { "apps/server/src/leaving/rules/dates.ts": "const then = new Date(now);" },
  },
  "one-place-normalises": {
    bad: { "apps/web/src/a.ts": 'const name = typed\n  .normalize("NFC");' },
    messages: ["apps/web/src/a.ts:2 .normalize("],
    good: {
      "packages/contract/src/fields/normalise.ts": 'text.normalize("NFC");',
      "apps/web/src/a.ts": "// .normalize() is not called here\nconst name = normalise(typed);",
      "apps/web/src/a.test.ts": 'expect(name).toBe(name.normalize("NFC"));',
    },
  },
  "languages-differ-in-their-folder": {
    bad: { "apps/web/src/a.ts": 'const point = language === "de" ? "," : ".";\nlocale.startsWith("de");' },
    messages: ['apps/web/src/a.ts:1 language === "de"', 'apps/web/src/a.ts:2 startsWith("de")'],
    good: {
      "apps/web/src/a.ts": 'const isGerman = language === other;\nnumber.startsWith("AT");',
      "packages/locales/src/a.ts": 'const isGerman = language === "de";',
    },
  },
  "country-facts-in-one-place": {
    bad: {
      "apps/server/src/policy/a.ts":
        'const zone = "Europe/Vienna";\nconst days = country === "at" ? 14 : 30;\nconst digits = { de: 5, at: 4 };\n' +
        "const text = `CASE country WHEN 'at' THEN 1 END`;",
      "apps/web/src/a.ts": 'const money = write(amount, "EUR");\nconst today = localDay("de", now);',
    },
    messages: [
      "apps/server/src/policy/a.ts:1 Europe/Vienna",
      'apps/server/src/policy/a.ts:2 country === "at"',
      "apps/server/src/policy/a.ts:4 country WHEN 'at'",
      "apps/server/src/policy/a.ts:3 de: 5, at: ",
      'apps/web/src/a.ts:1 "EUR"',
      'apps/web/src/a.ts:2 localDay("de",',
    ],
    good: {
      "packages/contract/src/countries.ts": 'export const facts = { de: { timeZone: "Europe/Berlin" }, at: {} };',
      "packages/locales/src/de/mails/withdrawal.ts": "export const noun = { de: widerruf, at: ruecktritt };",
      "apps/server/src/policy/a.ts": '// As in "Europe/Berlin".\nlocalDay(country, now);\nquery.select("at");',
      "apps/server/src/policy/a.test.ts": 'localDay("de", now);',
    },
  },
  "vendors-named-by-adapters": {
    bad: { "apps/server/src/billing/notices/route.ts": '\nconst signature = headers["stripe-signature"];' },
    messages: ["apps/server/src/billing/notices/route.ts:2 stripe"],
    good: {
      "apps/server/src/billing/notices/route.ts": "// Stripe sends a notice more than once.\nread(headers);",
      "apps/server/src/billing/notices/route.test.ts": 'const header = "stripe-signature";',
      "apps/server/src/billing/adapters/stripe/notices.ts": 'const header = "stripe-signature";',
    },
  },
  "one-way-to-begin-a-transaction": {
    bad: { "apps/server/src/policy/a.ts": "await db\n  .transaction()\n  .execute(work);" },
    messages: ["apps/server/src/policy/a.ts:2 .transaction()\n  .execute"],
    good: {
      "apps/server/src/platform/database/in-transaction.ts": "db.transaction().execute(work)",
      "apps/server/src/policy/a.test.ts": "db.transaction().execute(work)",
      "apps/server/src/policy/b.ts": 'db.transaction().setIsolationLevel("repeatable read").execute(work)',
    },
  },
  "every-provider-has-a-browser-half": {
    bad: {
      "apps/server/src/billing/adapters/acme/acme-payment.ts": "",
      "apps/web/src/parts/payment/adapters/providers.ts": "const providers = { sandbox: {} };",
    },
    messages: ["apps/web/src/parts/payment/adapters/providers.ts:1 acme is missing"],
    good: {
      "apps/server/src/billing/adapters/acme/acme-payment.ts": "",
      "apps/web/src/parts/payment/adapters/providers.ts": "const providers = { sandbox: {}, acme: {} };",
    },
  },
  "text-in-elements-of-its-own": {
    bad: {
      "apps/web/src/a.tsx": [
        "const price = <p><b>{amount}</b> {t(period)}</p>;",
        "const lead = <p>{t(lead)}: <Link>{t(link)}</Link></p>;",
        "const card = <div><Icon />{children}</div>;",
        "const parts = <p>{all.map((part) => (isAddress(part) ? <b>{part}</b> : part))}</p>;",
        'const either = <p><b />{isOpen ? <i /> : "closed"}</p>;',
        "const alone = <>{t(text)}</>;",
        "const space = <p><i /> <b /></p>;",
        "function Name() { return t(name); }",
      ].join("\n"),
    },
    messages: [
      "apps/web/src/a.tsx:1  ",
      "apps/web/src/a.tsx:1 {t(period)}",
      "apps/web/src/a.tsx:2 {t(lead)}",
      "apps/web/src/a.tsx:2 : ",
      "apps/web/src/a.tsx:3 {children}",
      "apps/web/src/a.tsx:4 {all.map((part) => (isAddress(part) ? <b>{part}</b> : part))}",
      'apps/web/src/a.tsx:5 {isOpen ? <i /> : "closed"}',
      "apps/web/src/a.tsx:6 {t(text)}",
      "apps/web/src/a.tsx:7  ",
      "apps/web/src/a.tsx:8 return t(name);",
    ],
    good: {
      "apps/web/src/a.tsx": [
        "const price = <p><b>{amount}</b><span>{` ${t(period)}`}</span></p>;",
        "const alone = <p>{`${t(lead)}: ${amount}`}</p>;",
        "const either = <p>{isOpen ? <i /> : t(closed)}</p>;",
        "const rows = <dl><dt />{rows.map((row) => <dd key={row}>{row}</dd>)}{isOpen && <dd />}</dl>;",
        "const icon = <Icon />;\nconst named = <p>{icon}<b /></p>;",
        "interface Props { children: Elements; rows: (at: number) => Elements }",
        "function Frame({ children, rows }: Props) { return <>{children}{rows(1)}<hr /></>; }",
      ].join("\n"),
      "apps/web/src/a.test.tsx": "const price = <p><b /> {amount}</p>;",
    },
  },
  "one-place-fetches": {
    bad: { "apps/web/src/screens/offers/load.ts": 'await fetch("/api");' },
    messages: ["apps/web/src/screens/offers/load.ts:1 fetch("],
    good: {
      "apps/web/src/api/client.ts": 'await fetch("/api");',
      "apps/web/src/a.ts": "await prefetch(); query.fetch();",
    },
  },
  "small-files": {
    bad: { "apps/web/src/a.css": "a {}\n".repeat(401) },
    messages: ["apps/web/src/a.css:401 401 lines"],
    good: { "apps/web/src/a.css": "a {}\n".repeat(400), "data.json": "\n".repeat(900) },
  },
  "every-test-runs": {
    bad: {
      "e2e/a.test.ts":
        'test.only("a", f);\ndescribe.skip.each([1])("b", f);\nit.concurrent.todo("c");\ntest.skip("d");',
    },
    messages: [
      "e2e/a.test.ts:1 test.only",
      "e2e/a.test.ts:2 describe.skip",
      "e2e/a.test.ts:3 it.concurrent.todo",
      "e2e/a.test.ts:4 test.skip",
    ],
    good: { "e2e/a.test.ts": 'test("test.only", f); test.each([1])("skip", f);' },
  },
  "nothing-left-to-do": {
    bad: {
      "apps/web/src/a.ts": glue("const a = 1;\n// TO", "DO: the rest"),
      "apps/web/src/a.css": glue("/* FIX", "ME */"),
    },
    messages: [glue("apps/web/src/a.ts:2 TO", "DO"), glue("apps/web/src/a.css:1 FIX", "ME")],
    good: { "apps/web/src/a.ts": glue('const todo = "TO', 'DO";') },
  },
  "no-machine-paths": {
    bad: { "README.md": glue("Go to\n/ho", "me/anna/kautia") },
    messages: [glue("README.md:2 /ho", "me/anna/kautia")],
    good: { "README.md": "See apps/web/home/page.tsx and https://example.org/home/page" },
  },
  "no-registry-names": {
    bad: {
      "package-lock.json": glue('{ "a": {\n"resol', 'ved": "https://example.org/a.tgz" } }'),
      ".npmrc": glue("registry=https://npm", "js.org/"),
    },
    messages: [glue('package-lock.json:2 "resol', 'ved": "https://example.org/a.tgz'), glue(".npmrc:1 npm", "js.org")],
    good: { "package-lock.json": '{ "resolved": "packages/contract" }' },
  },
  "every-text-is-shown": {
    bad: {
      [texts]: 'export const common = {\n  "common.back": "Back",\n  "pets.dog": "A dog",\n  "lost.title": "Lost",\n};',
      "apps/web/src/a.tsx": "t(`pets.${pet}.long`); t(`${part}.title`);",
      "apps/web/src/a.test.tsx": 't("common.back");',
    },
    messages: [
      `${texts}:2 common.back is not used`,
      `${texts}:3 pets.dog is not used`,
      `${texts}:4 lost.title is not used`,
    ],
    good: {
      [texts]: 'export const common = {\n  "common.back": "Back",\n  "pets.dog": "A dog",\n  "lost.title": "Lost",\n};',
      "apps/web/src/a.tsx": 'say(name ?? "", "common.back"); t(`pets.${pet}`);',
      "apps/web/src/b.tsx": 'const part = "lost"; const other = "pages.lost"; t(`${part}.title`);',
    },
  },
  "no-text-is-missing": {
    bad: {
      [texts]: 'export const common = {\n  "pets.dog": "A dog",\n};',
      "apps/web/src/a.tsx": 't("common.back");\nt(`pets.${pet}.long`);',
    },
    messages: ["apps/web/src/a.tsx:1 common.back has no text", "apps/web/src/a.tsx:2 pets.${pet}.long has no text"],
    good: {
      [texts]: 'export const common = {\n  "pets.dog": "A dog",\n};',
      "apps/web/src/a.tsx": 't("pets.dog"); t(`pets.${pet}`); t(key);',
    },
  },
  "every-call-is-listed": {
    bad: { [calls]: oneCall, [list]: "export const calls = [];" },
    messages: [`${calls}:1 getLang is not in the list`],
    good: { [calls]: oneCall, [list]: "export const calls = [getLang];" },
  },
  "lockfile-has-every-platform": {
    bad: {
      "package-lock.json": lockfile({
        "": ["node-arm64"],
        "node_modules/swc": ["swc-linux", "swc-mac"],
        "node_modules/swc-linux": [],
      }),
    },
    messages: [
      "package-lock.json:3 node-arm64 of the root has no entry",
      "package-lock.json:8 swc-mac of node_modules/swc has no entry",
    ],
    good: {
      "package-lock.json": lockfile({
        "apps/web": ["swc"],
        "node_modules/swc": ["swc-linux"],
        "node_modules/swc/node_modules/swc-linux": [],
      }),
    },
  },
  "migrations-lock-no-table-for-long": {
    bad: { "apps/server/migrations/0099-names.sql": "-- Names.\nCREATE INDEX names ON policy (name);" },
    messages: ["apps/server/migrations/0099-names.sql:2 CREATE INDEX without CONCURRENTLY; it needs a file of its own"],
    good: { "apps/server/migrations/0099-names.sql": "ALTER TABLE policy ADD COLUMN name text;" },
  },
  "every-call-is-served": {
    bad: { [calls]: oneCall, "apps/server/src/a.test.ts": "getLang" },
    messages: [`${calls}:1 getLang is not served`],
    good: { [calls]: oneCall, "apps/server/src/pages/routes.ts": "registerCall(app, getLang, answer)" },
  },
};

describe.each(Object.entries(cases))("%s", (name, { bad, messages, good }) => {
  test("reports files that violate it", () => expect(check(name, bad)).toEqual(messages));
  test("allows files that do not", () => expect(check(name, good)).toEqual([]));
});

test("every rule has a case and a sentence", () => {
  expect(Object.keys(cases).toSorted()).toEqual(rules.map(({ name }) => name).toSorted());
  expect(rules.filter(({ sentence }) => !/^[A-Z].+\.$/.test(sentence))).toEqual([]);
});

test.each(["every-text-is-shown", "every-call-is-listed"])("%s fails when it finds nothing to check", (name) =>
  expect(check(name, {})).toHaveLength(1),
);

test("names a file that cannot be parsed", () => {
  expect(() => readSource("apps/web/src/a.ts", "const = ;")).toThrow("apps/web/src/a.ts cannot be parsed");
});

import { RuleTester } from "oxlint/plugins-dev";
import { describe, test } from "vitest";
import plugin from "./plugin.ts";

RuleTester.describe = describe;
RuleTester.it = test;

interface Case {
  good: string[];
  /** Each has one fault in each line. */
  bad: string[];
  filename?: string;
}

const cases: Record<keyof typeof plugin.rules, Case> = {
  "one-reader-of-the-environment": {
    good: ['// process.env is not read here\nconst text = "process.env";', "const isDeveloped = import.meta.env.DEV;"],
    bad: ["const port = process.env.PORT;", "const name = import.meta.env.VITE_NAME;"],
  },
  "rules-ask-no-clock": {
    good: ["const then = new Date(now);", "const end = then.now;"],
    bad: ["const now = new Date();\nconst chance = Math.random();\nconst id = crypto.randomUUID();\nDate.now();"],
  },
  "one-way-to-begin-a-transaction": {
    good: ['db.transaction().setIsolationLevel("repeatable read").execute(work);', "inTransaction(db, work);"],
    bad: ["db.transaction().execute(work);"],
  },
  "instants-move-by-durations": {
    good: ["const until = later(now, 2 * day);", "const last = new Date(Math.max(a.getTime(), b.getTime()));"],
    bad: ["const day = 86_400_000;", "const until = new Date(now.getTime() + life);"],
  },
  "imports-climb-two-levels": {
    good: [
      'import { b } from "#api/b.ts";\nimport { c } from "../../c.ts";\nimport { d } from "../../../../tools/d.ts";',
    ],
    bad: ['import { b } from "../../../api/b.ts";\nexport * from "../../../../c.ts";'],
  },
  "every-test-runs": {
    good: ['test("test.only", run);', 'test.each([1])("skip", run);'],
    bad: [
      'test.only("a", run);\ndescribe.skip.each([1])("b", run);\nit.concurrent.todo("c");\ntest.describe.fixme("d");',
    ],
  },
  "one-place-fetches": {
    good: ["prefetch();", "query.fetch();", "const send: typeof fetch = given;"],
    bad: ['fetch("/api");\nnavigator.sendBeacon("/api");\nconst request = new XMLHttpRequest();'],
  },
  "vendors-named-by-adapters": {
    good: ["// Stripe sends a notice more than once.\nread(headers);"],
    bad: ['const signature = headers["stripe-signature"];', "const header = `Stripe-${name}`;", "loadStripe(key);"],
  },
  "languages-differ-in-their-folder": {
    good: ["const isGerman = language === other;", 'number.startsWith("AT");'],
    bad: ['const point = language === "de" ? 1 : 2;\nlocale.startsWith("de");\nconst is = page.locale !== "de-AT";'],
  },
  "country-facts-in-one-place": {
    good: [
      '// As in "Europe/Berlin".\nlocalDay(country, now);',
      'query.select("at");',
      "const noun = { de: first };",
      "const texts = { de, en };",
    ],
    bad: [
      "const start = sql`day AT TIME ZONE 'Europe/Berlin'`;",
      'const zone = "Europe/Vienna";\nconst days = country === "at" ? 14 : 30;\nconst digits = { de: 5, at: 4 };',
      "const text = `CASE country WHEN 'at' THEN 1 END`;",
      'const money = write(amount, "EUR");\nconst today = localDay("de", now);\nconst all = ["de", "at"];',
      'type Country = "de" | "at";\nconst sample = { country: "at" };\nfunction read(country = "de") {}',
    ],
  },
  "only-the-owner-writes-a-table": {
    filename: "/kautia/apps/server/src/views/claims.ts",
    good: [
      'sql`SELECT FROM policy FOR UPDATE`; db.selectFrom("premium");',
      "sql`WITH gone AS (DELETE FROM elsewhere RETURNING id) SELECT 1`;",
    ],
    bad: [
      'db.insertInto("claim_decision").values(decision);',
      "sql`UPDATE policy p SET status = 'ENDED'`;\nsql`WITH gone AS (DELETE FROM premium RETURNING id) SELECT 1`;",
      "sql`TRUNCATE TABLE rating`;\nsql`INSERT INTO mail VALUES (1)`;",
    ],
  },
  "text-in-elements-of-its-own": {
    filename: "a.tsx",
    good: [
      "const price = <p><b>{amount}</b><span>{` ${t(period)}`}</span></p>;",
      "const alone = <p>{`${t(lead)}: ${amount}`}</p>;",
      "const either = <p>{isOpen ? <i /> : t(closed)}</p>;",
      "const rows = <dl><dt />{all.map((row) => <dd key={row}>{row}</dd>)}{isOpen && <dd />}</dl>;",
      "const icon = <Icon />;\nconst named = <p>{icon}<b /></p>;",
      "interface Props { children: Elements; rows: (at: number) => Elements }\n" +
        "function Frame({ children, rows }: Props) { return <>{children}{rows(1)}<hr /></>; }",
    ],
    bad: [
      "const lead = <p>{t(lead)}<Link>{t(link)}</Link></p>;",
      "const card = <div><Icon />{children}</div>;\nconst space = <p><i /> <b /></p>;",
      "const parts = <p>{all.map((part) => (isAddress(part) ? <b>{part}</b> : part))}</p>;",
      'const either = <p><b />{isOpen ? <i /> : "closed"}</p>;\nconst alone = <>{t(text)}</>;',
      "function Name() { return t(name); }",
    ],
  },
};

const tester = new RuleTester();
const ruleOf = (name: string) => Reflect.get(plugin.rules, name);
for (const [name, { good, bad, filename = "a.ts" }] of Object.entries(cases))
  tester.run(name, ruleOf(name), {
    valid: good.map((code) => ({ code, filename })),
    invalid: bad.map((code) => ({ code, filename, errors: code.split("\n").length })),
  });

tester.run("a module writes its own tables", ruleOf("only-the-owner-writes-a-table"), {
  valid: [{ code: 'db.insertInto("claim_decision");', filename: "/kautia/apps/server/src/claims/decide.ts" }],
  invalid: [],
});

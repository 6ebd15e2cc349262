import type { Client } from "pg";
import type { CollectedStatement } from "../../../apps/server/src/testing/collect-statements.ts";

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Parent Relationship"?: string;
  "Plan Rows": number;
  "Total Cost": number;
  Plans?: PlanNode[];
}

export interface Explained {
  statement: CollectedStatement;
  /** The parts of the plan that grow with the number of policies, such as 'Seq Scan on policy'. */
  findings: string[];
}

/** More rows than a page with its neighbours has, and more than any one policy has of anything. */
const mostRows = 500;
/** In the planner's units: reading a few thousand rows in the order of an index. */
const highestCost = 2_000;
/** A table with fewer rows does not grow with the policies. */
const fewRows = 5_000;

/** Plans each statement with its parameters, as the driver sends it. Named statements are also planned without parameters. */
export async function explainAll(client: Client, statements: readonly CollectedStatement[]): Promise<Explained[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND reltuples > ${fewRows}`,
  );
  const growing = new Set(rows.map(({ name }) => name));
  const explained: Explained[] = [];
  for (const statement of statements) {
    const findings = await planAll(client, statement).then((plans) => plans.flatMap((plan) => judge(plan, growing)));
    explained.push({ statement, findings: [...new Set(findings)] });
  }
  return explained;
}

async function planAll(client: Client, { text, name, values }: CollectedStatement): Promise<PlanNode[]> {
  const plans = [await explain(client, `EXPLAIN (FORMAT JSON) ${text}`, values)];
  if (name !== null) plans.push(await explain(client, `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`));
  return plans;
}

async function explain(client: Client, text: string, values?: unknown[]): Promise<PlanNode> {
  const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(text, values);
  const [row] = rows;
  if (!row) throw new Error(`no plan for ${text}`);
  return row["QUERY PLAN"][0].Plan;
}

/**
 * A scan below a LIMIT or EXISTS stops early, unless its rows are sorted, hashed or counted first; its cost shows which. An
 * incremental sort reads rows that an index has almost in order, and stops early too.
 */
export function judge(node: PlanNode, growing: ReadonlySet<string>, isLimited = false): string[] {
  const { "Node Type": type, "Relation Name": table, "Plan Rows": rows, "Total Cost": cost, Plans: inner = [] } = node;
  const stopsEarly =
    type === "Limit" ||
    node["Parent Relationship"] === "SubPlan" ||
    (isLimited && (type === "Incremental Sort" || !/Sort|Agg|Hash|Materialize|ModifyTable/.test(type)));
  const findings = inner.flatMap((planNode) => judge(planNode, growing, stopsEarly));
  if (table !== undefined && growing.has(table) && type === "Seq Scan") findings.push(`${type} on ${table}`);
  else if (table !== undefined && type.includes("Scan") && !(isLimited || stopsEarly) && rows > mostRows)
    findings.push(`${type} of ${rows} rows of ${table}`);
  if (type === "Limit" && cost > highestCost) findings.push(`cost ${Math.round(cost)} before the limit`);
  if (type === "Sort" && inner.some((planNode) => planNode["Plan Rows"] > mostRows))
    findings.push("Sort of more than a page");
  return findings;
}

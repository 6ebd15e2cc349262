/** Patterns of statements and actions, and what is wrong with them. */
type Fault = readonly [pattern: RegExp, found: string];

const statements: readonly Fault[] = [
  [/^CREATE (UNIQUE )?INDEX (?!CONCURRENTLY)/i, "CREATE INDEX without CONCURRENTLY; it needs a file of its own"],
  [/^REINDEX (?!.*CONCURRENTLY)/i, "REINDEX without CONCURRENTLY"],
  [/^(CLUSTER|VACUUM|LOCK|REFRESH)\b/i, "a statement that locks a whole table"],
  [/^(DO|CALL|SELECT)\b/i, "code that may change many rows in one statement"],
];

/** Actions of ALTER TABLE that read or rewrite the whole table under its lock. */
const actions: readonly Fault[] = [
  [/^ADD (CONSTRAINT \S+ )?(CHECK|FOREIGN KEY)\b(?!.*NOT VALID$)/i, "a constraint without NOT VALID"],
  [/^ADD (CONSTRAINT \S+ )?(UNIQUE|PRIMARY KEY|EXCLUDE)\b(?!.*USING INDEX)/i, "a constraint that builds its index"],
  [
    /^ADD (COLUMN )?(?!CONSTRAINT ).* (CHECK|REFERENCES)\b/i,
    "a column's constraint, which cannot be NOT VALID; add it apart",
  ],
  [
    /^ADD (COLUMN )?(?!CONSTRAINT ).* (UNIQUE|PRIMARY KEY|GENERATED)\b/i,
    "a column that rewrites the table or builds an index",
  ],
  [/^ADD (COLUMN )?.* DEFAULT (?!now\(|current_)\w+\(/i, "a default that rewrites the table"],
  [/^ALTER (COLUMN )?\S+ SET NOT NULL/i, "SET NOT NULL; add CHECK (… IS NOT NULL) NOT VALID instead"],
  [/^ALTER (COLUMN )?\S+ (SET DATA )?TYPE\b/i, "another type, which rewrites the table"],
  [/^SET (LOGGED|UNLOGGED|TABLESPACE)\b/i, "a statement that rewrites the table"],
];

const changesRows = /^(WITH\b.*)?\b(UPDATE|DELETE FROM|MERGE INTO|INSERT INTO)(?: ONLY)? (\S+)/i;

interface Statement {
  text: string;
  line: number;
}

/**
 * What a migration does that locks a table for long, as `line what`. It reads and rewrites no table that existed before,
 * because people use it meanwhile: CONTRIBUTING.md, 'Change the database'.
 */
export function findSlowStatements(migrationText: string): string[] {
  const all = readStatements(migrationText);
  const created = new Set(
    all.flatMap(({ text }) => /^CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?([^\s(]+)/i.exec(text)?.[1] ?? []),
  );
  const addsConstraint = all.some(({ text }) => /\bNOT VALID\b/i.test(text));
  const isBatched = migrationText.startsWith("-- in batches\n");
  return all.flatMap(({ text, line }) =>
    faultsOf(text, { created, addsConstraint, isBatched }).map((found) => `${line} ${found}`),
  );
}

interface Context {
  /** Tables of this migration; nobody uses them yet. */
  created: ReadonlySet<string>;
  addsConstraint: boolean;
  isBatched: boolean;
}

function faultsOf(text: string, { created, addsConstraint, isBatched }: Context): string[] {
  const isNew = (table: string | undefined) => created.has(table ?? "");
  const [, altered, changes = ""] = /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?(\S+) (.*)$/i.exec(text) ?? [];
  if (altered !== undefined) {
    if (isNew(altered)) return [];
    const validates = addsConstraint && /^VALIDATE CONSTRAINT/i.test(changes);
    return [
      ...splitActions(changes).flatMap((action) => match(actions, action)),
      ...(validates ? ["a constraint that is validated in the file that adds it, under the same lock"] : []),
    ];
  }
  if (isNew(/ ON (?:ONLY )?([^\s(]+)/i.exec(text)?.[1])) return [];
  return [...match(statements, text), ...(isBatched ? [] : findBackfill(text, isNew))];
}

function match(faults: readonly Fault[], text: string): string[] {
  return faults.flatMap(([pattern, found]) => (pattern.test(text) ? [found] : []));
}

/** A few rows that the statement itself names are no backfill. */
function findBackfill(text: string, isNew: (table: string | undefined) => boolean): string[] {
  const [, , verb = "", table] = changesRows.exec(text) ?? [];
  if (verb === "") return [];
  const isInsert = /^INSERT/i.test(verb);
  const readsOthers = [...text.matchAll(/\b(?:FROM|JOIN|TABLE) (?!\()([^\s,()]+)/gi)].some(([, read]) => !isNew(read));
  const isHarmless = isInsert ? !readsOthers : isNew(table);
  return isHarmless ? [] : [`${verb.toUpperCase()} in one statement; begin the file with '-- in batches'`];
}

/** Statements without comments, contents of texts and bodies of functions, each on one line. */
function readStatements(text: string): Statement[] {
  const plain = text.replaceAll(/--.*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\1/g, (found) =>
    found.replaceAll(/[^\n]/g, found.startsWith("'") ? "x" : " "),
  );
  let offset = 0;
  return plain.split(";").flatMap((part) => {
    const start = offset + part.search(/\S|$/);
    offset += part.length + 1;
    const statement = part.trim().replaceAll(/\s+/g, " ");
    return statement === "" ? [] : [{ text: statement, line: text.slice(0, start).split("\n").length }];
  });
}

/** Splits at commas outside of parentheses. */
function splitActions(changes: string): string[] {
  const parts: string[] = [""];
  let depth = 0;
  for (const sign of changes) {
    if (sign === "(") depth++;
    if (sign === ")") depth--;
    if (sign === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

import { runOnce } from "../../../../../tools/lib/test-databases.ts";

/** Makes each new row of a table fail with this code, as on a full disk. Returns a function that takes this back. */
export async function refuseRows(databaseUrl: string, table: string, code: string): Promise<() => Promise<void>> {
  await runOnce(
    databaseUrl,
    `CREATE OR REPLACE FUNCTION refuse_row() RETURNS trigger LANGUAGE plpgsql AS
       $$BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = '${code}'; END$$;
     CREATE TRIGGER refused BEFORE INSERT ON ${table} EXECUTE FUNCTION refuse_row()`,
  );
  return () => runOnce(databaseUrl, `DROP TRIGGER refused ON ${table}`);
}

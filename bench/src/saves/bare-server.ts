import { createHash } from "node:crypto";
import Fastify from "fastify";
import pg from "pg";

/*
 * The least that could read or save answers: Fastify's routes with one SELECT by key, or with one read and one write, no
 * rules, no headers, no checks. It shows what the machine allows. Usage: npx node bench/src/saves/bare-server.ts
 * <database url> <port>
 */
const [url, port] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 20 });

const read = `
  SELECT a.* FROM link JOIN application a ON a.ref_id = link.subject WHERE link.hash = $1`;
const write = `
  WITH changed AS (
    UPDATE application SET version = version + 1, updated_at = $3, answers = $4 WHERE ref_id = $1 AND version = $2
    RETURNING ref_id, version
  )
  INSERT INTO application_history (ref_id, version, at, cause, change)
  SELECT ref_id, version, $3, 'save', $5 FROM changed RETURNING ref_id`;

const byKey = "SELECT * FROM application WHERE ref_id = $1";

interface Body {
  token: string;
  rentTime: number;
}

const app = Fastify();
app.get<{ Params: { refId: string } }>("/api/v1/onboarding/tenant/:refId", async ({ params: { refId } }) => {
  const { rows } = await pool.query({ name: "by-key", text: byKey, values: [refId] });
  return rows[0];
});
app.post<{ Body: Body }>("/api/v1/onboarding/tenant/rent-time", async ({ body: { token, rentTime } }) => {
  const values = [createHash("sha256").update(token).digest()];
  for (;;) {
    const found = await pool.query({ name: "read", text: read, values });
    const { ref_id, version, answers, last_completed_page } = found.rows[0];
    const change = { rentTime };
    const next = JSON.stringify({ ...answers, ...change });
    const written = await pool.query({
      name: "write",
      text: write,
      values: [ref_id, version, new Date(), next, JSON.stringify(change)],
    });
    if (written.rows.length > 0) return { lastCompletedPage: last_completed_page };
  }
});
await app.listen({ port: Number(port), host: "127.0.0.1" });
process.stdout.write("ready\n");

import type pg from "pg";
import { isLacking } from "../database/unavailable.ts";

/** In ms. How often to try a write, and how long a failed statement counts. */
const interval = 10_000;

/** Longer than what a page has room for beside another row, so each attempt makes the table grow by a page. */
const attempt = "BEGIN; INSERT INTO write_probe (filler) VALUES (repeat('-', 8000)); ROLLBACK";

/**
 * Whether the database accepts writes. On a full disk it still answers, and small updates still succeed, because their
 * pages exist. What fails is growing a table, so that is what we try.
 */
export class WriteCheck {
  #triedAt = Number.NEGATIVE_INFINITY;
  #refusal: string | null = null;
  #failedAt = Number.NEGATIVE_INFINITY;
  #failure: string | null = null;

  /** Takes note of a statement that failed. A table may fail although the attempt succeeds: it may be on another disk. */
  note(error: unknown): void {
    if (!isLacking(error)) return;
    this.#failedAt = performance.now();
    this.#failure = describe(error);
  }

  /** One sentence about writes that fail; null while they succeed. */
  get problem(): string | null {
    return performance.now() - this.#failedAt < interval ? this.#failure : this.#refusal;
  }

  /** Tries a write, but only once in a while. Errors: throws if the database does not answer. */
  async run(client: pg.Client): Promise<void> {
    if (performance.now() - this.#triedAt < interval) return;
    this.#triedAt = performance.now();
    try {
      await client.query(attempt);
      this.#refusal = null;
    } catch (error) {
      if (!(error instanceof Error && "severity" in error)) throw error;
      this.#refusal = describe(error);
      await client.query("ROLLBACK");
    }
  }
}

function describe(error: Error): string {
  const code = "code" in error ? ` (${String(error.code)})` : "";
  return `the database cannot write: ${error.message}${code}`;
}

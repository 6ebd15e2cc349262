import { readFile } from "node:fs/promises";

/** The processor time of a PostgreSQL process so far, in ms. Linux only. */
export async function readBackendTime(pid: number | undefined): Promise<number> {
  const [nanoseconds] = (await readFile(`/proc/${pid}/schedstat`, "utf8")).split(" ");
  return Number(nanoseconds) / 1e6;
}

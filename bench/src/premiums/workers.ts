import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { WorkerCosts } from "./worker.ts";

const program = fileURLToPath(new URL("./worker.ts", import.meta.url));

/** Starts worker processes for one queue. Their clocks run on from `time`. */
export async function startWorkers(
  count: number,
  { queue, url, stripeUrl = "", time }: { queue: string; url: string; stripeUrl?: string; time: Date },
) {
  const ahead = time.getTime() - Date.now();
  const start = async (): Promise<ChildProcess> => {
    const worker = fork(program, [queue, url, String(ahead), stripeUrl], {
      execArgv: ["--disable-warning=ExperimentalWarning"],
    });
    await once(worker, "message");
    return worker;
  };
  const workers = await Promise.all(Array.from({ length: count }, start));
  return {
    async askCosts(): Promise<WorkerCosts[]> {
      return Promise.all(
        workers.map(async (worker) => {
          worker.send("costs");
          const [costs]: unknown[] = await once(worker, "message");
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- worker.ts answers with them
          return costs as WorkerCosts;
        }),
      );
    },
    /** Kills one with SIGKILL and starts another in its place. */
    async replaceOne(): Promise<void> {
      const [oldest] = workers.splice(0, 1);
      oldest?.kill("SIGKILL");
      workers.push(await start());
    },
    stop() {
      for (const worker of workers) worker.kill("SIGKILL");
    },
  };
}

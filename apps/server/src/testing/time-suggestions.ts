import { json } from "node:stream/consumers";
import { countries, oneOf } from "@kautia/contract";
import * as z from "zod/mini";
import { runCommand, withDeps } from "../commands/run-command.ts";

/*
 * For `npm run bench:addresses`: asks the source of addresses itself, without HTTP, eight at a time, on the database that the
 * settings name. Reads `[ { query, country } ]`, and prints how many ms each took.
 */
const questions = z.array(z.object({ query: z.string(), country: oneOf(countries) }));
const atOnce = 8;
const warmUp = 400;

await runCommand(async () => {
  const asked = questions.parse(await json(process.stdin));
  return withDeps(async ({ suggestion }) => {
    const times: number[] = [];
    const ask = async (list: Iterator<z.infer<typeof questions>[number]>, note: (time: number) => void) => {
      for (let next = list.next(); !next.done; next = list.next()) {
        const { query: text, country } = next.value;
        const began = performance.now();
        await suggestion.suggest({ text, country, session: "bench" });
        note(performance.now() - began);
      }
    };
    const all = async (list: typeof asked, note: (time: number) => void) => {
      const left = list.values();
      await Promise.all(Array.from({ length: atOnce }, () => ask(left, note)));
    };
    await all(asked.slice(0, warmUp), () => {});
    await all(asked, (time) => times.push(time));
    return JSON.stringify(times);
  });
});

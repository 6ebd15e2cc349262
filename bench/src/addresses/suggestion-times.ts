import { Agent, request } from "node:http";
import type { Typed } from "./spell.ts";

export interface SuggestionTimes {
  /** The times of all requests in ms, by round. */
  rounds: number[][];
  /**
   * The percentage of unambiguous queries with the right address among the first three suggestions; null if there are
   * none.
   */
  found: number | null;
}

/** The number of simultaneous requests. */
const concurrency = 8;
/** The first requests are slow: no connections, prepared statements or optimised code yet. */
export const warmUp = 400;
/** A machine stalls now and then, so each round is evaluated separately and the median round counts. */
export const roundCount = 5;
const topCount = 3;

/** Requests suggestions over HTTP, eight at a time over keep-alive connections, in several rounds. */
export async function timeSuggestions(url: string, typed: readonly Typed[]): Promise<SuggestionTimes> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const answers = new Map<Typed, string[]>();
  const run = async (list: readonly Typed[], note: (time: number) => void) => {
    const left = list.values();
    const work = async () => {
      for (const item of left) {
        const began = performance.now();
        const text = await post(agent, `${url}/api/v1/suggestion`, { query: item.query, country: item.country });
        note(performance.now() - began);
        answers.set(item, titlesOf(text));
      }
    };
    await Promise.all(Array.from({ length: concurrency }, work));
  };
  await run(typed.slice(0, warmUp), () => {});
  const rounds: number[][] = [];
  for (let round = 0; round < roundCount; round++) {
    const times: number[] = [];
    await run(typed, (time) => times.push(time));
    rounds.push(times);
  }
  agent.destroy();
  const unambiguous = typed.filter(({ meant }) => meant !== null);
  const correct = unambiguous.filter((item) =>
    answers
      .get(item)
      ?.slice(0, topCount)
      .includes(item.meant ?? ""),
  );
  return { rounds, found: unambiguous.length === 0 ? null : (100 * correct.length) / unambiguous.length };
}

function titlesOf(text: string): string[] {
  const suggestions: unknown = Reflect.get(Object(JSON.parse(text)), "suggestions");
  if (!Array.isArray(suggestions)) throw new Error(`no suggestions: ${text}`);
  return suggestions.map((suggestion) => String(Reflect.get(Object(suggestion), "title")));
}

function post(agent: Agent, url: string, body: object): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { "Content-Type": "application/json" };
    const outgoing = request(url, { method: "POST", agent, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      answer.once("end", () => (answer.statusCode === 200 ? resolve(text) : reject(new Error(text))));
      answer.once("error", reject);
    });
    outgoing.once("error", reject);
    outgoing.end(JSON.stringify(body));
  });
}

import { Agent, request } from "node:http";
import type { Typed } from "./spell.ts";

export interface SuggestionTimes {
  /** Of each request, in ms, round by round. */
  rounds: number[][];
  /** Of those that can mean one address only, how many of a hundred had it among the first three; null without such. */
  found: number | null;
}

/** As many ask at once. */
const atOnce = 8;
/** The first ones find connections, statements and code cold. */
export const warmUp = 400;
/** A machine stands still now and then: each round is judged by itself, and the middle one told. */
export const roundCount = 5;
const amongFirst = 3;

/** Asks the server for suggestions over HTTP, eight at a time on connections that stay open, all of it several times. */
export async function timeSuggestions(url: string, typed: readonly Typed[]): Promise<SuggestionTimes> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const answers = new Map<Typed, string[]>();
  const run = async (list: readonly Typed[], note: (time: number) => void) => {
    const left = list.values();
    const ask = async () => {
      for (const one of left) {
        const began = performance.now();
        const text = await post(agent, `${url}/api/v1/suggestion`, { query: one.query, country: one.country });
        note(performance.now() - began);
        answers.set(one, titlesOf(text));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, ask));
  };
  await run(typed.slice(0, warmUp), () => {});
  const rounds: number[][] = [];
  for (let round = 0; round < roundCount; round++) {
    const times: number[] = [];
    await run(typed, (time) => times.push(time));
    rounds.push(times);
  }
  agent.destroy();
  const sure = typed.filter(({ meant }) => meant !== null);
  const right = sure.filter((one) =>
    answers
      .get(one)
      ?.slice(0, amongFirst)
      .includes(one.meant ?? ""),
  );
  return { rounds, found: sure.length === 0 ? null : (100 * right.length) / sure.length };
}

function titlesOf(text: string): string[] {
  const suggestions: unknown = Reflect.get(Object(JSON.parse(text)), "suggestions");
  if (!Array.isArray(suggestions)) throw new Error(`no suggestions: ${text}`);
  return suggestions.map((one) => String(Reflect.get(Object(one), "title")));
}

function post(agent: Agent, url: string, body: object): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { "Content-Type": "application/json" };
    const asking = request(url, { method: "POST", agent, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      answer.once("end", () => (answer.statusCode === 200 ? resolve(text) : reject(new Error(text))));
      answer.once("error", reject);
    });
    asking.once("error", reject);
    asking.end(JSON.stringify(body));
  });
}

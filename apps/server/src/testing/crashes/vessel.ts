import { setTimeout as wait } from "node:timers/promises";
import type { ContractWishes } from "../sign-policy.ts";
import type { Books } from "./books.ts";
import type { Crew } from "./crew.ts";
import type { Passed, Trap } from "./points.ts";

export interface Heard {
  status: number;
  cookie: string;
  body: Record<string, unknown>;
}

/** What a journey asks for. */
export interface Request {
  method?: "GET" | "POST";
  path: string;
  body?: object;
  /** A file to bring, in place of a body. */
  file?: Buffer;
  /** The Idempotency-Key, the same at each try. */
  key?: string;
  cookie?: string;
}

/** How often something is asked for again that failed; a person would have given up before. */
const tries = 6;

/** One journey's server, as its client sees it: it may die at any time, and is started again. */
export class Vessel {
  /** The place where it last died. */
  #hit: string | null = null;
  readonly #crew: Crew;
  readonly #journey: number;
  readonly #settings: Record<string, string>;
  #death = Promise.withResolvers<"died">();
  #port = 0;

  constructor(crew: Crew, journey: number, settings: Record<string, string>) {
    this.#crew = crew;
    this.#journey = journey;
    this.#settings = settings;
  }

  /** Told by the crew. */
  die(place: string): void {
    this.#hit = place;
    this.#death.resolve("died");
  }

  async start(trap: Trap | null = null): Promise<void> {
    const wish = { act: "open", journey: this.#journey, settings: this.#settings, trap } as const;
    const port = await this.#alive(() => this.#crew.ask(wish));
    if (port === "died") await this.#revive();
    else this.#port = port;
  }

  prepare(wishes: ContractWishes): Promise<string> {
    return this.#crew.ask({ act: "prepare", journey: this.#journey, wishes });
  }

  async arm(trap: Trap | null): Promise<Passed> {
    const passed = await this.#alive(() => this.#crew.ask({ act: "arm", journey: this.#journey, trap }));
    if (passed !== "died") return passed;
    await this.#revive();
    return { places: [], hit: null };
  }

  /** Answers what was passed since, and where the trap shut. */
  async disarm(): Promise<Passed> {
    const { places, hit } = await this.arm(null);
    const died = this.#hit;
    this.#hit = null;
    return { places, hit: died ?? hit };
  }

  books(): Promise<Books> {
    return this.#crew.ask({ act: "books", journey: this.#journey });
  }

  async close(): Promise<void> {
    await this.#crew.ask({ act: "close", journey: this.#journey });
  }

  /** Asks as a client does that means it: until there is an answer that is not the server's fault. */
  async ask(request: Request): Promise<Heard> {
    for (let tried = 1; ; tried++) {
      const heard = await this.#alive(() => send(`http://127.0.0.1:${this.#port}`, request));
      if (heard === "died") await this.#revive();
      else if (heard !== null && heard.status < 500) return heard;
      else if (tried === tries) throw new Error(`${request.path} fails again and again: ${JSON.stringify(heard)}`);
      else await wait(tried);
    }
  }

  async #alive<Answer>(act: () => Promise<Answer>): Promise<Answer | "died"> {
    return Promise.race([act(), this.#death.promise]);
  }

  async #revive(): Promise<void> {
    await this.#crew.bury();
    this.#death = Promise.withResolvers();
    await this.start();
  }
}

/** Null without an answer. */
async function send(base: string, request: Request): Promise<Heard | null> {
  const { method = "POST", path, body, file, key, cookie } = request;
  const form = file && new FormData();
  form?.append("file", new Blob([new Uint8Array(file ?? [])], { type: "application/pdf" }), "file.pdf");
  try {
    const answer = await fetch(base + path, {
      method,
      headers: {
        "accept-language": "de",
        ...(body && { "content-type": "application/json" }),
        ...(key && { "idempotency-key": key }),
        ...(cookie && { cookie }),
      },
      body: form ?? (body && JSON.stringify(body)),
      // Longer than anybody waits; what hangs is to fail.
      signal: AbortSignal.timeout(90_000),
    });
    const said: unknown = await answer.json();
    const set = answer.headers.get("set-cookie") ?? "";
    return { status: answer.status, cookie: set.split(";")[0] ?? "", body: said instanceof Object ? { ...said } : {} };
  } catch {
    return null;
  }
}

import { setTimeout as wait } from "node:timers/promises";
import type { PolicyOptions } from "../policies/sign-policy.ts";
import type { DatabaseState } from "./database-state.ts";
import type { CallReport, Fault } from "./fault-injector.ts";
import type { ServerProcesses } from "./server-processes.ts";

export interface JourneyResponse {
  status: number;
  cookie: string;
  body: Record<string, unknown>;
}

export interface JourneyRequest {
  method?: "GET" | "POST";
  path: string;
  body?: object;
  file?: Buffer;
  /** The same Idempotency-Key for every attempt. */
  key?: string;
  cookie?: string;
}

const maxAttempts = 6;

/** The server as its client sees it: it may be killed at any time, and is then started again. */
export class JourneyServer {
  #hit: string | null = null;
  readonly #processes: ServerProcesses;
  readonly #journey: number;
  readonly #settings: Record<string, string>;
  #death = Promise.withResolvers<"killed">();
  #port = 0;

  constructor(processes: ServerProcesses, journey: number, settings: Record<string, string>) {
    this.#processes = processes;
    this.#journey = journey;
    this.#settings = settings;
  }

  onKill(call: string): void {
    this.#hit = call;
    this.#death.resolve("killed");
  }

  async start(fault: Fault | null = null): Promise<void> {
    const command = { act: "open", journey: this.#journey, settings: this.#settings, fault } as const;
    const port = await this.#unlessKilled(() => this.#processes.send(command));
    if (port === "killed") await this.#restart();
    else this.#port = port;
  }

  prepare(options: PolicyOptions): Promise<string> {
    return this.#processes.send({ act: "prepare", journey: this.#journey, options });
  }

  /** The cookie of a new session of a second person at the desk. */
  openSecondPerson(): Promise<string> {
    return this.#processes.send({ act: "open-second-person", journey: this.#journey });
  }

  async arm(fault: Fault | null): Promise<CallReport> {
    const report = await this.#unlessKilled(() => this.#processes.send({ act: "arm", journey: this.#journey, fault }));
    if (report !== "killed") return report;
    await this.#restart();
    return { calls: [], hit: null };
  }

  async disarm(): Promise<CallReport> {
    const { calls, hit } = await this.arm(null);
    const killedAt = this.#hit;
    this.#hit = null;
    return { calls, hit: killedAt ?? hit };
  }

  readState(): Promise<DatabaseState> {
    return this.#processes.send({ act: "read-state", journey: this.#journey });
  }

  async close(): Promise<void> {
    await this.#processes.send({ act: "close", journey: this.#journey });
  }

  /** Retries until the answer is not a server error. */
  async request(request: JourneyRequest): Promise<JourneyResponse> {
    for (let attempt = 1; ; attempt++) {
      const response = await this.#unlessKilled(() => send(`http://127.0.0.1:${this.#port}`, request));
      if (response === "killed") await this.#restart();
      else if (response !== null && response.status < 500) return response;
      else if (attempt === maxAttempts)
        throw new Error(`${request.path} failed ${attempt} times: ${JSON.stringify(response)}`);
      else await wait(attempt);
    }
  }

  async #unlessKilled<Answer>(act: () => Promise<Answer>): Promise<Answer | "killed"> {
    return Promise.race([act(), this.#death.promise]);
  }

  async #restart(): Promise<void> {
    await this.#processes.waitForRestart();
    this.#death = Promise.withResolvers();
    await this.start();
  }
}

async function send(base: string, request: JourneyRequest): Promise<JourneyResponse | null> {
  const { method = "POST", path, body, file, key, cookie } = request;
  const form = file && new FormData();
  form?.append("file", new Blob([new Uint8Array(file ?? [])], { type: "application/pdf" }), "file.pdf");
  try {
    const response = await fetch(base + path, {
      method,
      headers: {
        "accept-language": "de",
        ...(body && { "content-type": "application/json" }),
        ...(key && { "idempotency-key": `crash-journey-${key}` }),
        ...(cookie && { cookie }),
      },
      body: form ?? (body && JSON.stringify(body)),
      signal: AbortSignal.timeout(90_000),
    });
    const answer: unknown = await response.json();
    const setCookie = response.headers.get("set-cookie") ?? "";
    return {
      status: response.status,
      cookie: setCookie.split(";")[0] ?? "",
      body: answer instanceof Object ? { ...answer } : {},
    };
  } catch {
    return null;
  }
}

import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { launchProgram } from "../spawn-server.ts";
import type { Answers, Said, Wish } from "./messages.ts";

const program = fileURLToPath(new URL("host.ts", import.meta.url));

interface Waiting {
  resolve(answer: Answers[keyof Answers]): void;
  reject(error: Error): void;
}

/** A process that hosts servers, seen from outside. */
class Host {
  readonly #launched = launchProgram(program, {});
  readonly #waiting = new Map<number, Waiting>();
  readonly #whenDied: (journey: number, place: string) => void;
  #asked = 0;

  constructor(whenDied: (journey: number, place: string) => void) {
    this.#whenDied = whenDied;
    const { child, output } = this.#launched;
    child.on("message", (said: Said) => this.#hear(said));
    child.once("exit", () => {
      const gone = new Error(`the host has ended:\n${output()}`);
      for (const { reject } of this.#waiting.values()) reject(gone);
    });
  }

  /** What is asked of a dead server is never answered; the crew's `death` tells. */
  ask(wish: Wish): Promise<Answers[keyof Answers]> {
    const id = ++this.#asked;
    const { child, output } = this.#launched;
    if (!child.connected) return Promise.reject(new Error(`the host has ended:\n${output()}`));
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      child.send({ id, wish });
    });
  }

  async kill(): Promise<void> {
    const { child } = this.#launched;
    this.#waiting.clear();
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, "exit");
    child.kill("SIGKILL");
    await exit;
  }

  #hear(said: Said): void {
    if ("died" in said) return this.#whenDied(said.died, said.place);
    const waiting = this.#waiting.get(said.id);
    this.#waiting.delete(said.id);
    if ("error" in said) waiting?.reject(new Error(said.error));
    else waiting?.resolve(said.answer);
  }
}

/**
 * Journeys that share a host. One whose server has died waits until all others have died or arrived, too; then the process
 * is killed, and they go on in the next one. Nothing happens at a server between its death and that of the process.
 */
export class Crew {
  kills = 0;
  readonly #whenDied: (journey: number, place: string) => void;
  #host: Host;
  /** Loaded already, so that nobody waits for it. */
  #spare: Host | null = null;
  #sailing: number;
  #dead: (() => void)[] = [];

  constructor(journeys: number, whenDied: (journey: number, place: string) => void) {
    this.#sailing = journeys;
    this.#whenDied = whenDied;
    this.#host = new Host(whenDied);
  }

  async ask<Act extends Wish["act"]>(wish: Wish & { act: Act }): Promise<Answers[Act]> {
    this.#spare ??= new Host(this.#whenDied);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the host answers each wish with its own answer
    return (await this.#host.ask(wish)) as Answers[Act];
  }

  /** Resolves once there is a new process to go on in. */
  async bury(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#dead.push(resolve);
      void this.#goOn();
    });
  }

  arrived(): void {
    this.#sailing -= 1;
    void this.#goOn();
  }

  async dispose(): Promise<void> {
    await this.#host.kill();
    await this.#spare?.kill();
  }

  async #goOn(): Promise<void> {
    if (this.#dead.length === 0 || this.#dead.length < this.#sailing) return;
    const dead = this.#dead.splice(0);
    this.kills += 1;
    await this.#host.kill();
    this.#host = this.#spare ?? new Host(this.#whenDied);
    this.#spare = null;
    for (const resolve of dead) resolve();
  }
}

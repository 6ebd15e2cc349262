import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { launchProgram } from "../processes/spawn-server.ts";
import type { Answers, Command, HostMessage } from "./messages.ts";

const program = fileURLToPath(new URL("host.ts", import.meta.url));

type OnKill = (journey: number, call: string) => void;

interface PendingCommand {
  resolve(answer: Answers[keyof Answers]): void;
  reject(error: Error): void;
}

class TestServerProcess {
  readonly #launched = launchProgram(program, {});
  readonly #pending = new Map<number, PendingCommand>();
  readonly #onKill: OnKill;
  #lastId = 0;

  constructor(onKill: OnKill) {
    this.#onKill = onKill;
    const { child, output } = this.#launched;
    child.on("message", (message: HostMessage) => this.#receive(message));
    child.once("exit", () => {
      const ended = new Error(`the host process has ended:\n${output()}`);
      for (const { reject } of this.#pending.values()) reject(ended);
    });
  }

  /** Never resolves for a server that was killed; `onKill` reports that instead. */
  send(command: Command): Promise<Answers[keyof Answers]> {
    const id = ++this.#lastId;
    const { child, output } = this.#launched;
    if (!child.connected) return Promise.reject(new Error(`the host process has ended:\n${output()}`));
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      child.send({ id, command });
    });
  }

  async kill(): Promise<void> {
    const { child } = this.#launched;
    this.#pending.clear();
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, "exit");
    child.kill("SIGKILL");
    await exit;
  }

  #receive(message: HostMessage): void {
    if ("killed" in message) return this.#onKill(message.killed, message.call);
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if ("error" in message) pending?.reject(new Error(message.error));
    else pending?.resolve(message.answer);
  }
}

/**
 * Journeys that share one process. A journey whose server was killed waits until the others have finished or been
 * killed too. Then the process gets a SIGKILL and the next one takes over.
 */
export class ServerProcesses {
  kills = 0;
  readonly #onKill: OnKill;
  #current: TestServerProcess;
  #spare: TestServerProcess | null = null;
  #unfinished: number;
  #waiting: (() => void)[] = [];

  constructor(journeys: number, onKill: OnKill) {
    this.#unfinished = journeys;
    this.#onKill = onKill;
    this.#current = new TestServerProcess(onKill);
  }

  async send<Act extends Command["act"]>(command: Command & { act: Act }): Promise<Answers[Act]> {
    this.#spare ??= new TestServerProcess(this.#onKill);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the host answers each command with its own answer
    return (await this.#current.send(command)) as Answers[Act];
  }

  async waitForRestart(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
      void this.#restartIfAllWait();
    });
  }

  finishJourney(): void {
    this.#unfinished -= 1;
    void this.#restartIfAllWait();
  }

  async dispose(): Promise<void> {
    await this.#current.kill();
    await this.#spare?.kill();
  }

  async #restartIfAllWait(): Promise<void> {
    if (this.#waiting.length === 0 || this.#waiting.length < this.#unfinished) return;
    const waiting = this.#waiting.splice(0);
    this.kills += 1;
    await this.#current.kill();
    this.#current = this.#spare ?? new TestServerProcess(this.#onKill);
    this.#spare = null;
    for (const resolve of waiting) resolve();
  }
}

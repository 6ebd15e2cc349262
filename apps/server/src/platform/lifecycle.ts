export class Lifecycle {
  #running = 0;
  #stopping = false;
  #whenIdle: (() => void)[] = [];

  get stopping(): boolean {
    return this.#stopping;
  }

  stop(): void {
    this.#stopping = true;
  }

  begin(): void {
    this.#running++;
  }

  end(): void {
    this.#running--;
    if (this.#running > 0) return;
    for (const resolve of this.#whenIdle.splice(0)) resolve();
  }

  idle(): Promise<void> {
    return this.#running === 0 ? Promise.resolve() : new Promise((resolve) => this.#whenIdle.push(resolve));
  }
}

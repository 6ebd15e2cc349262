/** Set once the server was told to stop. It still serves for a while, so that load balancers can notice. */
export class Lifecycle {
  #stopping = false;

  get stopping(): boolean {
    return this.#stopping;
  }

  stop(): void {
    this.#stopping = true;
  }
}

/** Whether the server has been told to stop. It keeps serving for a while so that load balancers notice. */
export class Lifecycle {
  #stopping = false;

  get stopping(): boolean {
    return this.#stopping;
  }

  stop(): void {
    this.#stopping = true;
  }
}

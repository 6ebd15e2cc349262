import type { Kysely, KyselyPlugin } from "kysely";
import type { Database } from "../../platform/database/schema.ts";

/** A process that dies before one of its next statements; afterwards none of its statements or calls gets through. */
export class KillableProcess {
  #statementsLeft: number;

  constructor(statementsLeft = Number.POSITIVE_INFINITY) {
    this.#statementsLeft = statementsLeft;
  }

  get isDead(): boolean {
    return this.#statementsLeft < 0;
  }

  openDatabase(db: Kysely<Database>): Kysely<Database> {
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => {
        this.#statementsLeft -= 1;
        this.#live();
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    return db.withPlugin(plugin);
  }

  wrap<Port extends object>(port: Port): Port {
    return new Proxy(port, {
      get: (target, name, receiver) => {
        const value: unknown = Reflect.get(target, name, receiver);
        if (typeof value !== "function") return value;
        return async (...args: unknown[]) => {
          this.#live();
          return Reflect.apply(value, target, args);
        };
      },
    });
  }

  #live(): void {
    if (this.isDead) throw new Error("the process was killed");
  }
}

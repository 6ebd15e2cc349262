import { AsyncLocalStorage } from "node:async_hooks";
import { type Context, type ContextManager, ROOT_CONTEXT } from "@opentelemetry/api";

/** Carries the running span through asynchronous code. */
export class AsyncContextManager implements ContextManager {
  readonly #storage = new AsyncLocalStorage<Context>();

  active(): Context {
    return this.#storage.getStore() ?? ROOT_CONTEXT;
  }

  with<Args extends unknown[], Run extends (...args: Args) => ReturnType<Run>>(
    context: Context,
    run: Run,
    thisArg?: ThisParameterType<Run>,
    ...args: Args
  ): ReturnType<Run> {
    return this.#storage.run(context, () => run.apply(thisArg, args));
  }

  bind<Target>(context: Context, target: Target): Target {
    if (typeof target !== "function") return target;
    return Object.assign((...args: unknown[]) => this.#storage.run(context, () => target(...args)));
  }

  enable(): this {
    return this;
  }

  disable(): this {
    this.#storage.disable();
    return this;
  }
}

import { statSync } from "node:fs";

/** The message is one line that names the setting. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** Messages never contain the value, because it may be a secret. */
export class EnvironmentReader {
  readonly #values: Record<string, string | undefined>;

  constructor(values: Record<string, string | undefined>) {
    this.#values = values;
  }

  fail(name: string, reason: string): never {
    throw new ConfigError(`${name} ${reason}.`);
  }

  refuse(names: RegExp, reason: string): void {
    for (const name of Object.keys(this.#values))
      if (names.test(name) && this.text(name) !== null) this.fail(name, reason);
  }

  /** Null when absent or empty: an empty value in an env file counts as not set. */
  text(name: string): string | null {
    return this.#values[name]?.trim() || null;
  }

  flag(name: string): boolean {
    const text = this.text(name);
    if (text === null || text === "false") return false;
    return text === "true" || this.fail(name, "must be true or false");
  }

  integer(name: string, { min, max, otherwise }: { min: number; max: number; otherwise: number }): number {
    const text = this.text(name);
    if (text === null) return otherwise;
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : this.fail(name, `must be a whole number from ${min} to ${max}`);
  }

  oneOf<const T extends string>(name: string, values: readonly T[], otherwise: NoInfer<T>): T {
    const text = this.text(name);
    if (text === null) return otherwise;
    return values.find((value) => value === text) ?? this.fail(name, `must be one of ${values.join(", ")}`);
  }

  url(name: string, protocols: readonly string[]): string | null {
    const text = this.text(name);
    if (text === null) return null;
    const fits = URL.canParse(text) && protocols.includes(new URL(text).protocol);
    return fits ? text : this.fail(name, `must be an address that starts with ${protocols.join(" or ")}//`);
  }

  folder(name: string): string | null {
    const text = this.text(name);
    if (text === null) return null;
    const found = statSync(text, { throwIfNoEntry: false });
    return found?.isDirectory() ? text : this.fail(name, "must be a folder that exists");
  }

  file(name: string): string | null {
    const text = this.text(name);
    if (text === null) return null;
    const found = statSync(text, { throwIfNoEntry: false });
    return found?.isFile() ? text : this.fail(name, "must be a file that exists");
  }

  /** Of "Kautia <post@example.com>" only the address, because the brand provides the name. */
  email(name: string): string | null {
    const text = this.text(name);
    if (text === null) return null;
    const [, within, alone] = /^(?:[^<>@]*<([^\s<>@]+@[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+))$/.exec(text) ?? [];
    return within ?? alone ?? this.fail(name, "must be an e-mail address");
  }
}

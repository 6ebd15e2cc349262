import { parseArgs } from "node:util";

type Options<Defaults> = {
  [Name in keyof Defaults]: Defaults[Name] extends number
    ? number
    : Defaults[Name] extends null
      ? string | null
      : string;
};

/** Reads `--name value` for each default. Where the default is a number, the value is a whole number from 1 on. */
export function readOptions<Defaults extends Record<string, number | string | null>>(
  args: string[],
  defaults: Defaults,
): Options<Defaults> {
  const options = Object.fromEntries(Object.keys(defaults).map((name) => [name, { type: "string" as const }]));
  const { values } = parseArgs({ args, options });
  const read = Object.entries(defaults).map(([name, otherwise]) => {
    const given = values[name];
    if (given === undefined) return [name, otherwise];
    return [name, typeof otherwise === "number" ? positive(name, given) : given];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one value for each default, as the type says
  return Object.fromEntries(read) as Options<Defaults>;
}

export function positive(option: string, text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) throw new Error(`--${option} is a whole number from 1 on`);
  return number;
}

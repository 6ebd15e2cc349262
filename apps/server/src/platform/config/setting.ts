import { statSync } from "node:fs";
import { countries, type Country, regionOf } from "@kautia/contract";
import * as z from "zod";

export interface About {
  /** Explains the setting in .env.example. */
  means: string;
  example?: string;
  /** Describes the default if its value alone says too little. */
  otherwise?: string;
  /** The stand-in that is used while this is not set. Production refuses it unless ALLOW_SANDBOX or SANDBOX is true. */
  standIn?: string;
}

export const about = z.registry<About>();

class Refusal extends Error {
  readonly setting: string;
  constructor(setting: string, reason: string) {
    super(reason);
    this.setting = setting;
  }
}

/** Called in a group's `read` when settings contradict each other. */
export function refuse(setting: string, reason: string): never {
  throw new Refusal(setting, reason);
}

/** Settings that belong together, and the part of the config that `read` derives from them. */
export function group<Shape extends z.ZodRawShape, Part>(
  title: string,
  shape: Shape,
  read: (values: z.output<z.ZodObject<Shape>>) => Part,
) {
  const schema = z.object(shape).transform((values, context) => {
    try {
      return read(values);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      context.addIssue({ code: "custom", path: [error.setting], message: error.message });
      return z.NEVER;
    }
  });
  return schema.describe(title);
}

/** The settings of each country, such as SUPPORT_EMAIL_DE: those of `make` with the country's code at the end. */
export function eachCountry<Shape extends z.ZodRawShape>(make: (country: Country) => Shape) {
  const settings = countries.flatMap((country) =>
    Object.entries(make(country)).map(([name, schema]) => [`${name}_${regionOf(country)}`, schema]),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one of each name for each country
  return Object.fromEntries(settings) as {
    [Name in keyof Shape & string as `${Name}_${Uppercase<Country>}`]: Shape[Name];
  };
}

const regions = new Intl.DisplayNames("en", { type: "region" });

/** The country's English name, for operators. */
export function nameOf(country: Country): string {
  return regions.of(regionOf(country)) ?? country;
}

/** Null when it is not set. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.optional().transform((value) => value ?? null);

export const text = z.string();

export const flag = () =>
  z
    .stringbool({ truthy: ["true"], falsy: ["false"], case: "sensitive", error: "must be true or false" })
    .default(false);

export function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, error)
    .transform(Number)
    .refine((value) => value >= min && value <= max, error);
}

export const oneOf = <const Values extends readonly string[]>(...values: Values) =>
  z.enum(values, `must be one of ${values.join(", ")}`);

export const url = (...protocols: readonly string[]) =>
  z.url({
    protocol: new RegExp(`^(${protocols.join("|")})$`),
    // Later checks may rely on a valid URL.
    abort: true,
    error: `must be an address that starts with ${protocols.map((protocol) => `${protocol}://`).join(" or ")}`,
  });

const found = (path: string) => statSync(path, { throwIfNoEntry: false });
export const folder = z.string().refine((path) => found(path)?.isDirectory(), "must be a folder that exists");
export const file = z.string().refine((path) => found(path)?.isFile(), "must be a file that exists");

/** Keeps only the address of "Kautia <post@example.com>", because the brand provides the name. */
export const email = z
  .string()
  .regex(/^(?:[^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, "must be an email address")
  .transform((given) => given.replace(/^.*<|>$/g, ""));

import { streetOf } from "./street-of.ts";

/** Parts of a mail's HTML that must not break. Codes are numbers of contracts and accounts. */
export interface Unbroken {
  addresses: readonly string[];
  codes: readonly string[];
}

/** Finds the parts of a mail's data in which no line may break. */
export function findUnbroken(data: object): Unbroken {
  const texts = (...names: string[]) =>
    names.flatMap((name) => {
      const value: unknown = Reflect.get(data, name);
      return typeof value === "string" && value !== "" ? [value] : [];
    });
  const addresses = texts("fullAddress");
  const streets = addresses.map((fullAddress) => streetOf({ fullAddress }));
  return { addresses: [...addresses, ...streets], codes: texts("contractNumber", "iban") };
}

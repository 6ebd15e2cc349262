/** A card or account on file. Stripe charges it only together with its customer, so our tables store both as one id. */
export interface Method {
  customer: string;
  method: string;
  /** The mandate to debit an account. A card has none. */
  mandate: string | null;
}

export function methodId({ customer, method, mandate }: Method): string {
  return [customer, method, mandate].filter((part) => part !== null).join("/");
}

/** Null for the id of another provider. */
export function readMethod(id: string): Method | null {
  const [, customer, method, mandate] = /^(cus_\w+)\/(\w+)(?:\/(mandate_\w+))?$/.exec(id) ?? [];
  return customer && method ? { customer, method, mandate: mandate ?? null } : null;
}

export function idOf(given: string | { id: string } | null): string | null {
  return typeof given === "object" ? (given?.id ?? null) : given;
}

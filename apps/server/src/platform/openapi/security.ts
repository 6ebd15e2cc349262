import { type Access, type Call, partnerCookieName, sessionCookieName, staffCookieName } from "@kautia/contract";

export const securitySchemes = {
  partner: {
    type: "http",
    scheme: "bearer",
    description: "A partner's API key. `npm run partner` makes and revokes keys.",
  },
  "partner-person": {
    type: "apiKey",
    in: "cookie",
    name: partnerCookieName,
    description: "The session of a person on a partner's page. It also opens the calls of the partner's API key.",
  },
  session: { type: "apiKey", in: "cookie", name: sessionCookieName, description: "The session of a tenant's account." },
  staff: {
    type: "apiKey",
    in: "cookie",
    name: staffCookieName,
    description: "The session of a staff member at the desk.",
  },
  administrator: {
    type: "apiKey",
    in: "cookie",
    name: staffCookieName,
    description: "The session of an administrator at the desk.",
  },
} satisfies Record<Exclude<Access, "public" | "tenant" | "landlord">, object>;

export function listSecuritySchemes(calls: readonly Call[]): Partial<typeof securitySchemes> {
  const needed = new Set<string>(calls.map(({ access }) => access));
  return Object.fromEntries(Object.entries(securitySchemes).filter(([name]) => needed.has(name)));
}

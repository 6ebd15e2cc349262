import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from "node:crypto";
import type { CallInput, CallRequest, inviteTenant, keepProperties } from "@kautia/contract";
import type { Deps } from "../deps.ts";
import { makeKey, makePartner, setBaseUrl, setSigningKey } from "./keys.ts";
import { savePartnerProperties } from "./properties/save-properties.ts";

/** Its API key is public, so production neither creates nor accepts it. Source: wire decisions, "Running it". */
const demoPartner = { id: "demo", name: "Hausverwaltung Demo", apiKey: "demo-partner-key" };

/** A domain reserved for examples (RFC 2606). */
const baseUrl = "https://www.example.com/";

const berlin = { city: "Berlin", country: "de" } as const;
const properties: CallInput<typeof keepProperties>["body"]["properties"] = [
  {
    id: "B-LIN-40-2R",
    address: { ...berlin, street: "Lindenstraße", streetNumber: "40", zip: "10969", unitName: "2. OG rechts" },
  },
  {
    id: "B-KAS-82-DG",
    address: { ...berlin, street: "Kastanienallee", streetNumber: "82", zip: "10435", unitName: "DG" },
  },
  {
    id: "W-MAR-103-7",
    address: {
      street: "Mariahilfer Straße",
      streetNumber: "103",
      zip: "1060",
      city: "Wien",
      country: "at",
      unitName: "Top 7",
    },
  },
];

/** Creates the demo partner unless it exists, so its revoked keys stay revoked after a restart. */
export async function makeDemoPartner(
  deps: Pick<Deps, "db" | "sql" | "clock" | "random" | "config" | "signedOffers">,
): Promise<void> {
  const { id, name, apiKey } = demoPartner;
  if (!(await makePartner(deps, id, name, { demo: true }))) return;
  await makeKey(deps, id, { key: apiKey });
  await setSigningKey(deps, id, createPublicKey(demoKey()).export({ format: "jwk" }));
  await setBaseUrl(deps, id, baseUrl);
  await savePartnerProperties(deps, id, properties);
}

/** Keeps production from sending tenants to the demo partner's page if its database was used for a trial. */
export async function hideDemoPartner({ db }: Pick<Deps, "db">): Promise<void> {
  await db.updateTable("partner").set({ onboarding_base_url: null }).where("demo", "=", true).execute();
}

/** The demo partner's signing key, derived from its public API key. */
function demoKey(): KeyObject {
  const seed = createHash("sha256").update(demoPartner.apiKey).digest();
  // RFC 8410: the DER prefix of a 32-byte Ed25519 private key.
  const der = Buffer.concat([Buffer.from("302e020100300506032b657004220420", "hex"), seed]);
  return createPrivateKey({ key: der, format: "der", type: "pkcs8" });
}

/** Signs claims as a partner would. Returns a compact JWS, the value of `?pd=` in a link. */
export function signDemoOffer(claims: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const signed = `${encode({ alg: "EdDSA", typ: "JWT" })}.${encode({ iss: demoPartner.id, ...claims })}`;
  return `${signed}.${sign(null, Buffer.from(signed), demoKey()).toString("base64url")}`;
}

/** Sample offer for an invitation or a signed link. */
export function demoOffer(insuranceStart: string): CallRequest<typeof inviteTenant>["body"] {
  return {
    tenant: { email: "tenant@example.com", firstName: "Ada", lastName: "Weiß" },
    address: {
      street: "Torstraße",
      streetNumber: "12",
      zip: "10119",
      city: "Berlin",
      country: "de",
      unitName: "3. OG",
    },
    coldRentAmount: 800,
    rentDepositAmount: 2400,
    insuranceStart,
    rentContractId: "D-2027-12",
    landlord: { email: "landlord@example.com", type: "property_manager", companyName: demoPartner.name },
  };
}

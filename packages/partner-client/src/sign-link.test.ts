import { generateKeyPairSync, type KeyObject, verify } from "node:crypto";
import { expect, test } from "vitest";
import { type InvitationOffer, signLink } from "./sign-link.ts";

const offer: InvitationOffer = {
  reference: "B-12/3",
  tenant: { email: "ada@example.com", firstName: "Ada", lastName: "Weiß" },
  address: { street: "Torstraße", streetNumber: "12", zip: "10119", city: "Berlin", country: "de" },
  coldRentAmount: 800,
  rentDepositAmount: 2400,
  insuranceStart: "2027-05-01",
  landlord: { email: "acme@example.com", type: "property_manager" },
};
const page = "https://kautia.example/de";
const ed25519 = generateKeyPairSync("ed25519");
const p256 = generateKeyPairSync("ec", { namedCurve: "P-256" });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

function read(link: string) {
  const url = new URL(link);
  const [header = "", claims = "", signature = ""] = url.searchParams.get("pd")?.split(".") ?? [];
  const parse = (part: string): unknown => JSON.parse(Buffer.from(part, "base64url").toString());
  const isSignedWith = (key: KeyObject) =>
    verify(
      key.asymmetricKeyType === "ec" ? "sha256" : null,
      Buffer.from(`${header}.${claims}`),
      { key, dsaEncoding: "ieee-p1363" },
      Buffer.from(signature, "base64url"),
    );
  return { page: url.origin + url.pathname, header: parse(header), claims: parse(claims), isSignedWith };
}

test.each([
  ["Ed25519", ed25519, "EdDSA"],
  ["P-256", p256, "ES256"],
])("signs a link with an %s key, as an object or as PEM", (_, { privateKey, publicKey }, alg) => {
  for (const key of [privateKey, privateKey.export({ type: "pkcs8", format: "pem" }).toString()]) {
    const link = read(signLink(offer, { partner: "acme", privateKey: key, page }));
    expect(link.page).toBe(page);
    expect(link.header).toMatchObject({ alg });
    expect(link.claims).toMatchObject({ iss: "acme", offer });
    expect(link.isSignedWith(publicKey)).toBe(true);
  }
});

test("a link expires in 30 days by default, or at the given time", () => {
  const options = { partner: "acme", privateKey: ed25519.privateKey, page };
  const end = (link: string) => Number(Object(read(link).claims).exp) * 1000;
  expect(Math.abs(end(signLink(offer, options)) - inDays(30).getTime())).toBeLessThan(60_000);
  const expiresAt = inDays(60);
  expect(end(signLink(offer, { ...options, expiresAt }))).toBe(Math.floor(expiresAt.getTime() / 1000) * 1000);
});

test("refuses options that the API would refuse: expired, too far ahead, or an unsupported key", () => {
  const { privateKey } = ed25519;
  for (const expiresAt of [inDays(-1), inDays(91), new Date("?")])
    expect(() => signLink(offer, { partner: "acme", privateKey, page, expiresAt })).toThrow(RangeError);
  const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const p384 = generateKeyPairSync("ec", { namedCurve: "P-384" });
  for (const other of [rsa.privateKey, p384.privateKey])
    expect(() => signLink(offer, { partner: "acme", privateKey: other, page })).toThrow(TypeError);
});

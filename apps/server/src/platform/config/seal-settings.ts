import { type Country, countryFacts, perCountry, regionOf } from "@kautia/contract";
import { about, eachCountry, file, group, nameOf, oneOf, optional, refuse, text, url } from "./setting.ts";

/** Where the key of a country's insurer is. */
type SealSettings = P12Settings | CscSettings;

interface P12Settings {
  kind: "p12";
  file: string;
  password: string;
}

/** Our account at a remote signing service. */
export interface CscSettings {
  kind: "csc";
  /** Without `/csc/v1` and without a trailing slash. */
  url: string;
  clientId: string;
  clientSecret: string;
  credentialId: string;
  /** For a credential that asks for a PIN; null for one that does not. */
  pin: string | null;
  /** SHA-256 of our certificate in lower-case hexadecimal digits: a seal by any other certificate is refused. */
  certificateSha256: string;
}

const forms = ["UNSIGNED", "QUALIFIED", "PAPER", "NONE"] as const;
/**
 * How a country's certificates get the guarantor's signature. `UNSIGNED`: not at all. `PAPER`: by hand, on an original
 * that the desk posts. `NONE`: no guarantees are given.
 */
export type GuaranteeForm = (typeof forms)[number];

const usualForm = (country: Country, production: boolean): GuaranteeForm =>
  production && countryFacts[country].guaranteeNeedsSignature ? "NONE" : "UNSIGNED";

/** `real`: production without stand-ins. */
export const sealSettings = (production: boolean, real: boolean) =>
  group(
    "The insurer's electronic seal on certificates and contracts (docs/policy-documents.md#seal)",
    {
      ...eachCountry((country) => ({
        GUARANTEE_FORM: oneOf(...forms)
          .default(usualForm(country, real))
          .register(about, {
            means:
              `how certificates in ${nameOf(country)} are signed (docs/law.md). \`UNSIGNED\`: with the seal below at most` +
              `${countryFacts[country].guaranteeNeedsSignature ? ", which production refuses because the guarantee would be void" : ""}. ` +
              "`QUALIFIED`: by the signing service below with a qualified certificate for signatures. `PAPER`: by hand; " +
              "the desk posts the originals. `NONE`: homes there are refused",
            otherwise: usualForm(country, real),
          }),
        SEAL_P12_FILE: optional(file).register(about, {
          means: `the insurer's key for ${nameOf(country)} with its certificates (PKCS #12)`,
          otherwise: "documents have no seal, unless a signing service is set",
          example: "/etc/kautia/seal.p12",
        }),
        SEAL_P12_PASSWORD: optional(text).register(about, { means: "its password" }),
        SEAL_CSC_URL: optional(production ? url("https") : url("https", "http")).register(about, {
          means:
            "instead of a file, a remote signing service that speaks the API of the Cloud Signature Consortium (1.0.4)",
          example: "https://signing.example",
        }),
        SEAL_CSC_CLIENT_ID: optional(text).register(about, { means: "our id there" }),
        SEAL_CSC_CLIENT_SECRET: optional(text).register(about, { means: "our secret there" }),
        SEAL_CSC_CREDENTIAL: optional(text).register(about, { means: "which of its keys is the insurer's" }),
        SEAL_CSC_PIN: optional(text).register(about, {
          means: "the key's PIN",
          otherwise: "the key needs none",
        }),
        SEAL_CSC_CERTIFICATE_SHA256: optional(text).register(about, {
          means: "SHA-256 of the key's certificate in hexadecimal digits; seals by another one are refused",
        }),
      })),
      SEAL_TIME_STAMP_URL: optional(url("http", "https")).register(about, {
        means: "an authority that confirms the time of each seal (RFC 3161)",
        otherwise: "seals carry our own time",
        example: "https://stamps.example/tsa",
      }),
    },
    ({ SEAL_TIME_STAMP_URL: timeStampUrl, ...keys }) => ({
      seals: perCountry((country) => readKey(keys, country)),
      guaranteeForms: perCountry((country) => readForm(keys, country, real)),
      timeStampUrl,
    }),
  );

type Fact =
  | "P12_FILE"
  | "P12_PASSWORD"
  | "CSC_URL"
  | "CSC_CLIENT_ID"
  | "CSC_CLIENT_SECRET"
  | "CSC_CREDENTIAL"
  | "CSC_PIN"
  | "CSC_CERTIFICATE_SHA256";
type Keys = Record<`SEAL_${Fact}_${Uppercase<Country>}`, string | null> &
  Record<`GUARANTEE_FORM_${Uppercase<Country>}`, GuaranteeForm>;

function readForm(keys: Keys, country: Country, real: boolean): GuaranteeForm {
  const name = `GUARANTEE_FORM_${regionOf(country)}` as const;
  const form = keys[name];
  if (form === "UNSIGNED" && real && countryFacts[country].guaranteeNeedsSignature)
    refuse(name, `must not be UNSIGNED in production: in ${nameOf(country)} a guarantee without a signature is void`);
  // A key in a file is no qualified signature creation device.
  if (form === "QUALIFIED" && readKey(keys, country)?.kind !== "csc")
    refuse(name, `is QUALIFIED, which needs SEAL_CSC_URL_${regionOf(country)}`);
  return form;
}

function readKey(keys: Keys, country: Country): SealSettings | null {
  const region = regionOf(country);
  const nameIn = (fact: Fact) => `SEAL_${fact}_${region}` as const;
  const read = (fact: Fact) => keys[nameIn(fact)];
  const [path, address] = [read("P12_FILE"), read("CSC_URL")];
  if (path !== null && address !== null)
    refuse(nameIn("CSC_URL"), `and ${nameIn("P12_FILE")} are both keys; set only one of them`);
  const need = (fact: Fact, by: Fact) => read(fact) ?? refuse(nameIn(fact), `is needed with ${nameIn(by)}`);
  if (path !== null) return { kind: "p12", file: path, password: need("P12_PASSWORD", "P12_FILE") };
  if (address === null) return null;
  const certificateSha256 = need("CSC_CERTIFICATE_SHA256", "CSC_URL").replaceAll(":", "").toLowerCase();
  if (!/^[0-9a-f]{64}$/.test(certificateSha256))
    refuse(nameIn("CSC_CERTIFICATE_SHA256"), "must be 64 hexadecimal digits");
  return {
    kind: "csc",
    url: address.replace(/\/$/, ""),
    clientId: need("CSC_CLIENT_ID", "CSC_URL"),
    clientSecret: need("CSC_CLIENT_SECRET", "CSC_URL"),
    credentialId: need("CSC_CREDENTIAL", "CSC_URL"),
    pin: read("CSC_PIN"),
    certificateSha256,
  };
}

import { about, file, group, optional, refuse, text, url, wholeNumber } from "./setting.ts";

export const lookupSettings = (production: boolean, sandbox: boolean) =>
  group(
    "Credit bureau and addresses",
    {
      BUREAU_URL: optional(production ? url("https") : url("https", "http")).register(about, {
        means: "a credit bureau that speaks our interface (docs/bureau.md)",
        standIn: "the embedded scorecard",
        example: "https://bureau.example/score",
      }),
      BUREAU_NAME: optional(text).register(about, {
        means: "its name in refusals and in the privacy notice, needed with `BUREAU_URL`",
        example: "Auskunftei AG",
      }),
      BUREAU_CERT_FILE: optional(file).register(about, {
        means: "our certificate for mutual TLS (PEM), needed with an https `BUREAU_URL`",
        example: "/etc/kautia/bureau.pem",
      }),
      BUREAU_KEY_FILE: optional(file).register(about, {
        means: "its key (PEM)",
        example: "/etc/kautia/bureau-key.pem",
      }),
      BUREAU_CA_FILE: optional(file).register(about, {
        means: "the certificate authority of the bureau's certificate (PEM)",
        otherwise: "the authorities that Node trusts",
        example: "/etc/kautia/bureau-ca.pem",
      }),
      BUREAU_TIMEOUT_MS: wholeNumber(100, 10_000).default(3_000).register(about, {
        means: "how long one attempt may take",
      }),
      PHOTON_URL: optional(url("http", "https")).register(about, {
        means: "address suggestions from a Photon server; typed addresses go there",
        otherwise: "the embedded places and imported streets",
        example: "https://photon.example/api",
      }),
      GOOGLE_PLACES_KEY: optional(text).register(about, {
        means: "address suggestions from Google Places (New); typed addresses go there. At most one of the two",
        example: "AIza…",
      }),
    },
    (values) => {
      const { PHOTON_URL: photonUrl, GOOGLE_PLACES_KEY: googlePlacesKey } = values;
      if (photonUrl && googlePlacesKey)
        refuse("GOOGLE_PLACES_KEY", "and PHOTON_URL are both sources of addresses; set only one of them");
      const bureau = readBureau(values);
      if (bureau && sandbox)
        refuse("BUREAU_URL", "must not be set while SANDBOX is true: a sandbox reports nobody to a bureau");
      return { bureau, suggestion: { photonUrl, googlePlacesKey } };
    },
  );

type BureauName = "BUREAU_URL" | "BUREAU_NAME" | "BUREAU_CERT_FILE" | "BUREAU_KEY_FILE" | "BUREAU_CA_FILE";

function readBureau(values: Record<BureauName, string | null> & { BUREAU_TIMEOUT_MS: number }) {
  const { BUREAU_URL: bureauUrl, BUREAU_NAME: name, BUREAU_TIMEOUT_MS: timeout } = values;
  const { BUREAU_CERT_FILE: certFile, BUREAU_KEY_FILE: keyFile, BUREAU_CA_FILE: caFile } = values;
  if (bureauUrl === null) {
    for (const other of ["BUREAU_NAME", "BUREAU_CERT_FILE", "BUREAU_KEY_FILE", "BUREAU_CA_FILE"] as const)
      if (values[other] !== null) refuse(other, "has no effect without BUREAU_URL");
    return null;
  }
  if (name === null) return refuse("BUREAU_URL", "needs BUREAU_NAME: tenants must learn who is asked");
  /** PEM files for mutual TLS; null (plain http) only outside production. */
  const secrets = certFile !== null && keyFile !== null ? { certFile, keyFile, caFile } : null;
  if (secrets === null && bureauUrl.startsWith("https:"))
    refuse("BUREAU_URL", "needs BUREAU_CERT_FILE and BUREAU_KEY_FILE");
  return { name, url: bureauUrl, timeout, secrets };
}

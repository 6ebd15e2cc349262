import { Certificate, QCStatements } from "pkijs";
import { type SealKey, SealUnavailableError } from "../ports.ts";

/** The extension for qualified certificates, and what it must say (ETSI EN 319 412-5). */
const statements = "1.3.6.1.5.5.7.1.3";
const isQualified = "0.4.0.1862.1.1";
const onDevice = "0.4.0.1862.1.4";
const types = "0.4.0.1862.1.6";
/** For electronic signatures, in DER; one for seals has another last number. */
const forSignatures = Buffer.from("06070400 8e460106 01".replaceAll(" ", ""), "hex");

/**
 * The key, as long as its certificate says that it is a qualified one for signatures whose key is on a qualified device: only
 * those equal a signature by hand. Errors: `SealUnavailableError`.
 */
export function requireQualified(key: SealKey): SealKey {
  return {
    ...key,
    async certificates() {
      const chain = await key.certificates();
      const [own] = chain;
      if (!own || !makesQualifiedSignatures(Certificate.fromBER(own)))
        throw new SealUnavailableError("the certificate is not a qualified one for signatures");
      return chain;
    },
  };
}

function makesQualifiedSignatures({ extensions }: Certificate): boolean {
  const found = extensions?.find(({ extnID }) => extnID === statements)?.parsedValue;
  if (!(found instanceof QCStatements)) return false;
  const typeOf = (id: string) => found.values.find((statement) => statement.id === id);
  const kinds = typeOf(types)?.type;
  return (
    typeOf(isQualified) !== undefined &&
    typeOf(onDevice) !== undefined &&
    kinds !== undefined &&
    Buffer.from(kinds.toBER()).includes(forSignatures)
  );
}

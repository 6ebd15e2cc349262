import { fileURLToPath } from "node:url";
import type { Insurer } from "@kautia/contract";
import { about, folder, group, optional, refuse, text, wholeNumber } from "./setting.ts";

/** Used until a real insurer is configured. Every document that names it says that it is a sample. */
export const sampleInsurer = {
  name: "Muster-Versicherung AG",
  address: "Musterweg 1, 12345 Musterstadt",
  // From the range reserved for fictitious people.
  phone: "+49 30 23125 000",
  register: "Handelsregister Musterstadt, HRB 00000",
  state: "Deutschland",
  supervisor: "Musteraufsicht, 12345 Musterstadt",
  isSample: true,
  claimsAfterEndDays: 183,
} as const satisfies Insurer;

export const insurerSettings = () =>
  group(
    "The insurer",
    {
      LEGAL_INSURER: optional(text).register(about, {
        means: "the guarantor, named in every document. Needs its address, register, state and supervisor",
        standIn: "the sample insurer",
        example: "Bürge AG",
      }),
      LEGAL_INSURER_ADDRESS: optional(text).register(about, {
        means: "its address",
        example: "Beispielallee 2, 10115 Berlin",
      }),
      LEGAL_INSURER_PHONE: optional(text).register(about, {
        means: "its telephone number, printed on certificates and contracts",
        otherwise: "they name none",
        example: "+49 30 23125 001",
      }),
      LEGAL_INSURER_REGISTER: optional(text).register(about, {
        means: "its entry in the commercial register",
        example: "Amtsgericht Berlin, HRB 000001",
      }),
      LEGAL_INSURER_STATE: optional(text).register(about, {
        means: "the country of its registered office",
        example: "Deutschland",
      }),
      LEGAL_INSURER_SUPERVISOR: optional(text).register(about, {
        means: "the authority that supervises it",
        example: "Bundesanstalt für Finanzdienstleistungsaufsicht",
      }),
      LEGAL_DOCUMENTS_DIR: optional(folder).register(about, {
        means: "a folder with the insurer's own legal documents; see [below](#legal-documents)",
        standIn: "the sample legal documents",
        example: "/etc/kautia/legal",
      }),
      CLAIMS_AFTER_END_DAYS: wholeNumber(0, 3_650).default(sampleInsurer.claimsAfterEndDays).register(about, {
        means: "how many days after the end of a guarantee the landlord may still report a claim that arose before it",
      }),
    },
    ({ LEGAL_DOCUMENTS_DIR: own, CLAIMS_AFTER_END_DAYS: claimsAfterEndDays, LEGAL_INSURER_PHONE: phone, ...facts }) => {
      const samples = fileURLToPath(import.meta.resolve("@kautia/locales/legal"));
      return {
        insurer: readInsurer(facts, phone, claimsAfterEndDays),
        /** The folders with the legal documents; the operator's comes before our samples. */
        legalDirs: own === null ? [samples] : [own, samples],
      };
    },
  );

type Fact = `LEGAL_INSURER${"" | "_ADDRESS" | "_REGISTER" | "_STATE" | "_SUPERVISOR"}`;

/** Requires all facts or none; without any, returns the sample. */
function readInsurer(facts: Record<Fact, string | null>, phone: string | null, claimsAfterEndDays: number): Insurer {
  const given = Object.entries(facts).find(([, fact]) => fact !== null)?.[0];
  if (given === undefined) return { ...sampleInsurer, claimsAfterEndDays };
  const need = (name: Fact) => facts[name] ?? refuse(name, `is needed with ${given}`);
  return {
    name: need("LEGAL_INSURER"),
    address: need("LEGAL_INSURER_ADDRESS"),
    phone,
    register: need("LEGAL_INSURER_REGISTER"),
    state: need("LEGAL_INSURER_STATE"),
    supervisor: need("LEGAL_INSURER_SUPERVISOR"),
    isSample: false,
    claimsAfterEndDays,
  };
}

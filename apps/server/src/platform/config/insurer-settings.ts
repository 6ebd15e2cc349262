import { fileURLToPath } from "node:url";
import { type Country, type Insurer, perCountry, regionOf } from "@kautia/contract";
import { about, eachCountry, folder, group, nameOf, optional, oneOf, refuse, text, wholeNumber } from "./setting.ts";

/** Used until a real insurer is configured. Every document that names it says that it is a sample. */
export const sampleInsurer = {
  name: "Muster-Versicherung AG",
  address: "Musterweg 1, 12345 Musterstadt",
  // From the range reserved for fictitious people.
  phone: "+49 30 23125 000",
  register: "Handelsregister Musterstadt, HRB 00000",
  state: "Deutschland",
  representatives: "Max Muster (Vorstand)",
  supervisor: "Musteraufsicht, 12345 Musterstadt",
  isSample: true,
  claimsAfterEndDays: 183,
  mayEndUnpaid: false,
} as const satisfies Insurer;

export const insurerSettings = () =>
  group(
    "The insurer",
    {
      LEGAL_INSURER: optional(text).register(about, {
        means:
          "the guarantor, named in every document. Needs its address, register, state, representatives and supervisor",
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
      LEGAL_INSURER_REPRESENTATIVES: optional(text).register(about, {
        means: "by whom it is represented: at least one name",
        example: "Bea Bürge (Vorstand)",
      }),
      LEGAL_INSURER_SUPERVISOR: optional(text).register(about, {
        means: "the authority that supervises it",
        example: "Bundesanstalt für Finanzdienstleistungsaufsicht",
      }),
      ...eachCountry((country) => ({
        LEGAL_INSURER: optional(text).register(about, {
          means: `the guarantor in ${nameOf(country)}, if another one; needs the same facts, with \`_${regionOf(country)}\` at the end`,
          otherwise: "that of `LEGAL_INSURER`",
        }),
        LEGAL_INSURER_ADDRESS: optional(text).register(about, { means: "its address" }),
        LEGAL_INSURER_PHONE: optional(text).register(about, { means: "its telephone number, if it has one" }),
        LEGAL_INSURER_REGISTER: optional(text).register(about, { means: "its entry in the commercial register" }),
        LEGAL_INSURER_STATE: optional(text).register(about, { means: "the country of its registered office" }),
        LEGAL_INSURER_REPRESENTATIVES: optional(text).register(about, { means: "by whom it is represented" }),
        LEGAL_INSURER_SUPERVISOR: optional(text).register(about, { means: "the authority that supervises it" }),
      })),
      LEGAL_DOCUMENTS_DIR: optional(folder).register(about, {
        means: "a folder with the insurer's own legal documents (docs/operations.md#legal-documents)",
        standIn: "the sample legal documents",
        example: "/etc/kautia/legal",
      }),
      CLAIMS_AFTER_END_DAYS: wholeNumber(0, 3_650).default(sampleInsurer.claimsAfterEndDays).register(about, {
        means: "how many days after the end of a guarantee the landlord may still report a claim that arose before it",
      }),
      UNPAID: oneOf("COVER_STAYS", "QUALIFIED_REMINDER")
        .default("COVER_STAYS")
        .register(about, {
          means:
            "what follows when every charge of a premium failed. `COVER_STAYS`: a person writes to the tenant. " +
            "`QUALIFIED_REMINDER`: a reminder with two weeks to pay, then the desk may terminate (docs/money.md#reminders); your " +
            "own legal documents must say so",
        }),
    },
    ({ LEGAL_DOCUMENTS_DIR: own, CLAIMS_AFTER_END_DAYS: claimsAfterEndDays, UNPAID: unpaid, ...facts }) => {
      const samples = fileURLToPath(import.meta.resolve("@kautia/locales/legal"));
      const everywhere = readInsurer(facts, "") ?? sampleInsurer;
      return {
        insurers: perCountry((country): Insurer => {
          const insurer = readInsurer(facts, `_${regionOf(country)}`) ?? everywhere;
          return { ...insurer, claimsAfterEndDays, mayEndUnpaid: unpaid === "QUALIFIED_REMINDER" };
        }),
        /** The folders with the legal documents; the operator's comes before our samples. */
        legalDirs: own === null ? [samples] : [own, samples],
        unpaid,
      };
    },
  );

const mandatory = {
  name: "LEGAL_INSURER",
  address: "LEGAL_INSURER_ADDRESS",
  register: "LEGAL_INSURER_REGISTER",
  state: "LEGAL_INSURER_STATE",
  representatives: "LEGAL_INSURER_REPRESENTATIVES",
  supervisor: "LEGAL_INSURER_SUPERVISOR",
} as const;

type Suffix = "" | `_${Uppercase<Country>}`;
type Facts = Record<`${(typeof mandatory)[keyof typeof mandatory] | "LEGAL_INSURER_PHONE"}${Suffix}`, string | null>;

/** Requires all facts with this suffix or none; null without any. */
function readInsurer(facts: Facts, suffix: Suffix): Omit<Insurer, "claimsAfterEndDays" | "mayEndUnpaid"> | null {
  const given = Object.values(mandatory).find((name) => facts[`${name}${suffix}`] !== null);
  if (given === undefined) return null;
  const need = (fact: keyof typeof mandatory) => {
    const name = `${mandatory[fact]}${suffix}` as const;
    return facts[name] ?? refuse(name, `is needed with ${given}${suffix}`);
  };
  return {
    name: need("name"),
    address: need("address"),
    phone: facts[`LEGAL_INSURER_PHONE${suffix}`],
    register: need("register"),
    state: need("state"),
    representatives: need("representatives"),
    supervisor: need("supervisor"),
    isSample: false,
  };
}

import { defaultCountry, type Operator, perCountry, regionOf } from "@kautia/contract";
import { about, eachCountry, group, nameOf, optional, text } from "./setting.ts";

export const operatorSettings = () =>
  group(
    "The operator, for imprint and privacy page",
    {
      LEGAL_NAME: optional(text).register(about, {
        means: "the company. Production warns at the start while this or one of the next five is missing",
        example: "Beispiel Vermittlung GmbH",
      }),
      LEGAL_ADDRESS: optional(text).register(about, {
        means: "its registered office",
        example: "Beispielweg 1, 10115 Berlin",
      }),
      LEGAL_REPRESENTATIVES: optional(text).register(about, { means: "who represents it", example: "Erika Beispiel" }),
      LEGAL_INTERMEDIARY_REGISTER: optional(text).register(about, {
        means: "its number in the register of insurance intermediaries",
        example: "D-0000-00000-00",
      }),
      LEGAL_SUPERVISOR: optional(text).register(about, { means: "who supervises it", example: "IHK Berlin" }),
      LEGAL_REGISTER_PHONE: optional(text).register(about, {
        means:
          "the phone, with what a call costs, of the office that keeps the German register of intermediaries, as its own pages " +
          "name it; the initial information must have it",
        example: "030 0000000",
      }),
      LEGAL_PHONE: optional(text).register(about, { means: "its phone, if it has one", example: "+49 30 1234567" }),
      LEGAL_REGISTER: optional(text).register(about, {
        means: "its entry in the commercial register, if it has one",
        example: "Amtsgericht Charlottenburg, HRB 000000",
      }),
      ...eachCountry((country) => ({
        LEGAL_INTERMEDIARY_REGISTER: optional(text).register(about, {
          means: `its number in the register of ${nameOf(country)}, if it is in another one there`,
          otherwise:
            country === defaultCountry
              ? "that of `LEGAL_INTERMEDIARY_REGISTER`"
              : "that of `LEGAL_INTERMEDIARY_REGISTER`; the texts then say that a German agent works there as in the rest of the EU",
        }),
        LEGAL_SUPERVISOR: optional(text).register(about, {
          means: `who supervises it in ${nameOf(country)}, if somebody else`,
          otherwise: "`LEGAL_SUPERVISOR`",
        }),
      })),
      LEGAL_PRIVACY_OFFICER: optional(text).register(about, {
        means: "how to reach its data protection officer, if it must have one",
        example: "datenschutz@example.com",
      }),
      LEGAL_THIRD_COUNTRIES: optional(text).register(about, {
        means:
          "which services get data outside the EU and the EEA, for the privacy notice, with their countries; `none` if you have " +
          "agreed otherwise with all of them",
        otherwise: "Stripe, Google and Sentry, as far as they are set",
        example: "Stripe (USA)",
      }),
      LEGAL_VAT_ID: optional(text).register(about, { means: "its VAT number, if it has one", example: "DE000000000" }),
    },
    (values) => ({
      operator: {
        name: values.LEGAL_NAME,
        address: values.LEGAL_ADDRESS,
        representatives: values.LEGAL_REPRESENTATIVES,
        phone: values.LEGAL_PHONE,
        register: values.LEGAL_REGISTER,
        vatId: values.LEGAL_VAT_ID,
        intermediaryRegister: values.LEGAL_INTERMEDIARY_REGISTER,
        supervisor: values.LEGAL_SUPERVISOR,
        privacyOfficer: values.LEGAL_PRIVACY_OFFICER,
      } satisfies Operator,
      /** The phone number of the German register of intermediaries. */
      registerPhone: values.LEGAL_REGISTER_PHONE,
      /** As configured; null for the services that are known to be there. */
      thirdCountries: values.LEGAL_THIRD_COUNTRIES,
      /** What the operator is called in a country's register, and by whom it is supervised there. */
      supervision: perCountry((country) => ({
        intermediaryRegister:
          values[`LEGAL_INTERMEDIARY_REGISTER_${regionOf(country)}`] ?? values.LEGAL_INTERMEDIARY_REGISTER,
        supervisor: values[`LEGAL_SUPERVISOR_${regionOf(country)}`] ?? values.LEGAL_SUPERVISOR,
      })),
      /** Whether it works in a country with its home state's registration (freedom to provide services). */
      worksFromAbroad: perCountry(
        (country) =>
          country !== defaultCountry &&
          values.LEGAL_INTERMEDIARY_REGISTER !== null &&
          values[`LEGAL_INTERMEDIARY_REGISTER_${regionOf(country)}`] === null,
      ),
    }),
  );

/** Not every operator has a phone, an entry in the commercial register or a VAT number. */
const mandatory = {
  name: "LEGAL_NAME",
  address: "LEGAL_ADDRESS",
  representatives: "LEGAL_REPRESENTATIVES",
  intermediaryRegister: "LEGAL_INTERMEDIARY_REGISTER",
  supervisor: "LEGAL_SUPERVISOR",
} as const satisfies Partial<Record<keyof Operator, string>>;

export function missingOperatorSettings({
  operator,
  registerPhone,
}: {
  operator: Operator;
  registerPhone: string | null;
}): string[] {
  const missing = Object.entries(mandatory).flatMap(([fact, name]) =>
    Reflect.get(operator, fact) === null ? [name] : [],
  );
  return registerPhone === null ? [...missing, "LEGAL_REGISTER_PHONE"] : missing;
}

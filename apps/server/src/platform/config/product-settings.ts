import {
  type Country,
  countryFacts,
  defaultProductLimits,
  minimumAges,
  mostCoTenants,
  perCountry,
  type ProductLimits,
  regionOf,
} from "@kautia/contract";
import { about, eachCountry, flag, group, oneOf, refuse, wholeNumber } from "./setting.ts";

const amount = wholeNumber(1, 1_000_000);
const { lowerLimitDeposit, upperLimitDeposit, depositMonthlyMultiplier } = defaultProductLimits;

const lowerLimit = (country: Country) =>
  amount
    .default(lowerLimitDeposit)
    .register(about, { means: `the smallest deposit, in ${countryFacts[country].currency}` });
const upperLimit = (country: Country) =>
  amount
    .default(upperLimitDeposit)
    .register(about, { means: `the largest deposit, in ${countryFacts[country].currency}` });
const multiplier = () =>
  amount.default(depositMonthlyMultiplier).register(about, {
    means: "the largest deposit, in monthly rents: net of running costs in Germany, as agreed in Austria (docs/law.md)",
  });
const minimumAge = () => oneOf("18", "21").default("18").register(about, { means: "the youngest age of a tenant" });

export type Product = ProductLimits & { minimumAge: (typeof minimumAges)[number] };

export const productSettings = () =>
  group(
    "The product of each country",
    {
      ...eachCountry((country) => ({
        DEPOSIT_LOWER_LIMIT: lowerLimit(country),
        DEPOSIT_UPPER_LIMIT: upperLimit(country),
        DEPOSIT_MULTIPLIER: multiplier(),
        MINIMUM_AGE: minimumAge(),
      })),
      MAX_CO_TENANTS: wholeNumber(0, mostCoTenants).default(mostCoTenants).register(about, {
        means: "how many people may sign a contract together with the tenant; `0`: every tenant signs alone",
      }),
      KEEP_NATIONALITY: flag().register(about, {
        means:
          "`true` stores the tenant's nationality; otherwise the question is asked and its answer forgotten " +
          "(docs/privacy.md#nationality)",
      }),
    },
    (values) => {
      const readProduct = (region: Uppercase<Country>): Product => {
        const product: Product = {
          ...defaultProductLimits,
          lowerLimitDeposit: values[`DEPOSIT_LOWER_LIMIT_${region}`],
          upperLimitDeposit: values[`DEPOSIT_UPPER_LIMIT_${region}`],
          depositMonthlyMultiplier: values[`DEPOSIT_MULTIPLIER_${region}`],
          minimumAge: minimumAges.find((age) => String(age) === values[`MINIMUM_AGE_${region}`]) ?? 18,
        };
        if (product.lowerLimitDeposit > product.upperLimitDeposit)
          refuse(`DEPOSIT_LOWER_LIMIT_${region}`, `is above DEPOSIT_UPPER_LIMIT_${region}`);
        return product;
      };
      return {
        products: perCountry((country) => readProduct(regionOf(country))),
        maxCoTenants: values.MAX_CO_TENANTS,
        keepsNationality: values.KEEP_NATIONALITY,
      };
    },
  );

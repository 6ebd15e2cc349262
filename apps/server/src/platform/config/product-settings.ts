import { defaultProductLimits, minimumAges, type ProductLimits } from "@kautia/contract";
import { about, flag, group, oneOf, refuse, wholeNumber } from "./setting.ts";

const amount = wholeNumber(1, 1_000_000);
const { lowerLimitDeposit, upperLimitDeposit, depositMonthlyMultiplier } = defaultProductLimits;

const lowerLimit = () => amount.default(lowerLimitDeposit).register(about, { means: "the smallest deposit, in euros" });
const upperLimit = () => amount.default(upperLimitDeposit).register(about, { means: "the largest deposit, in euros" });
const multiplier = () =>
  amount.default(depositMonthlyMultiplier).register(about, { means: "the largest deposit, in monthly cold rents" });
const minimumAge = () => oneOf("18", "21").default("18").register(about, { means: "the youngest age of a tenant" });

export type Product = ProductLimits & { minimumAge: (typeof minimumAges)[number] };

export const productSettings = () =>
  group(
    "The product of each country",
    {
      DEPOSIT_LOWER_LIMIT_DE: lowerLimit(),
      DEPOSIT_UPPER_LIMIT_DE: upperLimit(),
      DEPOSIT_MULTIPLIER_DE: multiplier(),
      MINIMUM_AGE_DE: minimumAge(),
      DEPOSIT_LOWER_LIMIT_AT: lowerLimit(),
      DEPOSIT_UPPER_LIMIT_AT: upperLimit(),
      DEPOSIT_MULTIPLIER_AT: multiplier(),
      MINIMUM_AGE_AT: minimumAge(),
      KEEP_NATIONALITY: flag().register(about, {
        means:
          "`true` stores the tenant's nationality; otherwise the question is asked and its answer forgotten " +
          "([privacy](privacy.md#nationality))",
      }),
    },
    (values) => {
      const readProduct = (country: "DE" | "AT"): Product => {
        const product: Product = {
          ...defaultProductLimits,
          lowerLimitDeposit: values[`DEPOSIT_LOWER_LIMIT_${country}`],
          upperLimitDeposit: values[`DEPOSIT_UPPER_LIMIT_${country}`],
          depositMonthlyMultiplier: values[`DEPOSIT_MULTIPLIER_${country}`],
          minimumAge: minimumAges.find((age) => String(age) === values[`MINIMUM_AGE_${country}`]) ?? 18,
        };
        if (product.lowerLimitDeposit > product.upperLimitDeposit)
          refuse(`DEPOSIT_LOWER_LIMIT_${country}`, `is above DEPOSIT_UPPER_LIMIT_${country}`);
        return product;
      };
      return {
        products: { de: readProduct("DE"), at: readProduct("AT") },
        keepsNationality: values.KEEP_NATIONALITY,
      };
    },
  );

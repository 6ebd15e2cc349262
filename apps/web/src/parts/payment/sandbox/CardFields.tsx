import { IconCard } from "@kautia/design-system";
import { useText } from "#texts/use-text.ts";
import { readExpiry, typeExpiry } from "../card-expiry.ts";
import type { CardErrors, CardInput } from "../card-input.ts";
import { codeLength, isWholeNumber, typeNumber } from "../card-number.ts";
import { digitsOf, layOut } from "../digits.ts";
import { DigitsField } from "../DigitsField.tsx";
import "./sandbox.css";

export interface CardFieldsProps {
  idPrefix: string;
  input: CardInput;
  onChange: (input: CardInput) => void;
  errors: CardErrors;
}

/** Number, expiry and security code, with the names that browsers need to fill them in. */
export function CardFields({ idPrefix, input, onChange, errors }: CardFieldsProps) {
  const { t } = useText();
  const digits = codeLength(input.number);
  return (
    <div className="k-flow">
      <DigitsField
        id={`${idPrefix}-number`}
        name="number"
        label={t("payment.number")}
        autoComplete="cc-number"
        suffix={<IconCard />}
        error={errors.number && t(errors.number)}
        value={input.number}
        layOut={typeNumber}
        isFull={isWholeNumber}
        next={`${idPrefix}-expiry`}
        onChange={(number) => onChange({ ...input, number })}
      />
      <div className="k-fields sandbox-pair">
        <DigitsField
          id={`${idPrefix}-expiry`}
          name="expiry"
          label={t("payment.expiry")}
          help={t("payment.expiryHelp")}
          autoComplete="cc-exp"
          error={errors.expiry && t(errors.expiry)}
          value={input.expiry}
          layOut={typeExpiry}
          isFull={(text) => readExpiry(text) !== null && !text.endsWith("/20")}
          next={`${idPrefix}-cvc`}
          onChange={(expiry) => onChange({ ...input, expiry })}
        />
        <DigitsField
          id={`${idPrefix}-cvc`}
          name="cvc"
          label={t("payment.cvc")}
          help={t(digits === 4 ? "payment.cvcHelpFront" : "payment.cvcHelp")}
          autoComplete="cc-csc"
          error={errors.cvc && t(errors.cvc, { digits })}
          value={input.cvc}
          layOut={(typed) => layOut(typed, digitsOf, digits)}
          onChange={(cvc) => onChange({ ...input, cvc })}
        />
      </div>
    </div>
  );
}

import type { FocusEvent } from "react";
import { useValue } from "../../internal/use-value.ts";
import { FieldGroup } from "../field/FieldGroup.tsx";
import type { FieldProps } from "../field/field-props.ts";
import { useFieldIds } from "../field/use-field-ids.ts";
import { IconChevronDown } from "../icons/interface-icons.tsx";
import { plainPhone, splitPhone } from "./split-phone.ts";

export type PhoneValue = { dialCode: string; number: string };

export type DialCode = {
  /** '+49' */
  value: string;
  /** The text in the open list, e.g. 'Germany (+49)'. */
  label: string;
};

export type PhoneFieldProps = FieldProps & {
  dialCodes: readonly DialCode[];
  /** The name of the select for screen readers, e.g. 'Country code'. */
  dialCodeLabel: string;
  /** The name of the number for screen readers, e.g. 'Number without country code'. */
  numberLabel: string;
  value?: PhoneValue;
  defaultValue?: PhoneValue;
  onChange?: (value: PhoneValue) => void;
  /** When the focus leaves the whole group. */
  onBlur?: () => void;
  /** `off` for the number of somebody else. */
  autoComplete?: "tel" | "off";
  /** Sent as `<name>.dialCode` and `<name>.number`. */
  name?: string;
  disabled?: boolean;
};

/**
 * Dial code and number as one group. A full number such as '+43 660 …' that is pasted or autofilled sets the dial code.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { label, asQuestion, help, error, optionalText, id, className, ...rest } = props;
  const {
    dialCodes,
    dialCodeLabel,
    numberLabel,
    value,
    defaultValue,
    onChange,
    onBlur,
    name,
    disabled,
    autoComplete = "tel",
  } = rest;
  const ids = useFieldIds(id, help, error);
  const initial = defaultValue ?? { dialCode: dialCodes[0]?.value ?? "", number: "" };
  const [phone, setPhone] = useValue(value, initial, onChange);
  const partName = (part: string) => (name === undefined ? undefined : `${name}.${part}`);

  const handleBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  };
  const handleNumber = (text: string) => {
    const codes = dialCodes.map((code) => code.value);
    // Only what was inserted at once is cleaned, because somebody may still be typing.
    const number = text.length > phone.number.length + 1 ? plainPhone(text) : text;
    setPhone(splitPhone(text, codes) ?? { dialCode: phone.dialCode, number });
  };

  return (
    <FieldGroup {...{ label, asQuestion, help, error, optionalText, className, ids }}>
      <div className="k-control k-phone" onBlur={handleBlur}>
        <div className="k-phone__code">
          <span className="k-phone__shown" aria-hidden="true">
            <span>{phone.dialCode}</span>
            <IconChevronDown size="small" />
          </span>
          <select
            className="k-input k-phone__select"
            aria-label={dialCodeLabel}
            name={partName("dialCode")}
            autoComplete={autoComplete === "tel" ? "tel-country-code" : autoComplete}
            disabled={disabled}
            value={phone.dialCode}
            onChange={(event) => setPhone({ ...phone, dialCode: event.target.value })}
          >
            {dialCodes.map((code) => (
              <option key={code.label} value={code.value}>
                {code.label}
              </option>
            ))}
          </select>
        </div>
        <input
          id={`${ids.control}-number`}
          className="k-input k-phone__number"
          type="tel"
          inputMode="tel"
          autoComplete={autoComplete}
          aria-label={numberLabel}
          aria-describedby={error ? ids.error : undefined}
          aria-invalid={error ? true : undefined}
          name={partName("number")}
          disabled={disabled}
          value={phone.number}
          onChange={(event) => handleNumber(event.target.value)}
        />
      </div>
    </FieldGroup>
  );
}

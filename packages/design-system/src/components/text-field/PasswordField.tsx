import { useState } from "react";
import { IconEye, IconEyeOff } from "../icons/interface-icons.tsx";
import { TextField, type TextFieldProps } from "./TextField.tsx";

export type PasswordFieldProps = Omit<TextFieldProps, "type" | "suffix" | "prefix"> & {
  /** The button's name while the password is hidden, e.g. 'Show password'. */
  showText: string;
  /** The button's name while it can be read, e.g. 'Hide password'. */
  hideText: string;
};

/** A password that can be looked at, so that nobody has to type it twice. Give `autoComplete` so that managers help. */
export function PasswordField({ showText, hideText, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <button
      type="button"
      className="k-input-button"
      aria-label={shown ? hideText : showText}
      disabled={rest.disabled}
      onClick={() => setShown(!shown)}
    >
      {shown ? <IconEyeOff /> : <IconEye />}
    </button>
  );
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={shown ? "text" : "password"}
      suffix={toggle}
    />
  );
}

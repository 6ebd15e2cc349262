import { useState } from "react";
import { IconEye, IconEyeOff } from "../icons/interface-icons.tsx";
import { TextField, type TextFieldProps } from "./TextField.tsx";

export type PasswordFieldProps = Omit<TextFieldProps, "type" | "suffix" | "prefix"> & {
  /** The name of the button while the password is hidden, e.g. 'Show password'. */
  showText: string;
  /** The name of the button while the password is visible, e.g. 'Hide password'. */
  hideText: string;
};

/**
 * A password field with a show button, so that no one has to type it twice. Set `autoComplete` for password managers.
 */
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

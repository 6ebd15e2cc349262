import type { ComponentPropsWithRef, ReactNode } from "react";
import { joinClasses } from "../../internal/join-classes.ts";
import { FieldError, FieldHelp } from "../field/field-parts.tsx";
import { useFieldIds } from "../field/use-field-ids.ts";
import { IconCheck } from "../icons/interface-icons.tsx";

export type CheckboxProps = Omit<ComponentPropsWithRef<"input">, "type" | "onChange" | "className"> & {
  /** May be long and contain links. Clicking a link follows it without toggling the box. */
  label: ReactNode;
  help?: ReactNode;
  /** Links that belong to the label. They are read as links, not with the box as well. */
  links?: ReactNode;
  error?: ReactNode;
  checked?: boolean;
  defaultChecked?: boolean;
  onChange?: (checked: boolean) => void;
  className?: string;
};

/** A consent or a switch. Never tick it in advance. The whole label is clickable. */
export function Checkbox({ label, help, links, error, id, onChange, className, ...input }: CheckboxProps) {
  const ids = useFieldIds(id, help, error);
  return (
    <div className={joinClasses("k-checkbox", Boolean(error) && "k-field--error", className)}>
      <FieldError id={ids.error}>{error}</FieldError>
      <label className="k-checkbox__row">
        <span className="k-checkbox__box">
          <input
            {...input}
            type="checkbox"
            id={ids.control}
            className="k-checkbox__input"
            aria-describedby={ids.describedBy}
            aria-invalid={error ? true : undefined}
            onChange={onChange && ((event) => onChange(event.target.checked))}
          />
          <IconCheck size="small" className="k-checkbox__check" />
        </span>
        <span className="k-checkbox__label">{label}</span>
      </label>
      <div className="k-checkbox__help">
        <FieldHelp id={ids.help}>{help}</FieldHelp>
        {links ? <div className="k-field__help">{links}</div> : null}
      </div>
    </div>
  );
}

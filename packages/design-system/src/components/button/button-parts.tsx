import type { ReactNode } from "react";
import { joinClasses } from "../../internal/join-classes.ts";

export type ButtonVariant = "primary" | "secondary" | "text";

/** What a button and a link that looks like one share. */
export type ButtonLook = {
  /** One `primary` a screen. `secondary` has a border. `text` is the quiet one beside the primary. */
  variant?: ButtonVariant;
  /** A second, smaller line inside the button: an order button must say there that it obliges to pay. */
  secondLine?: ReactNode;
  /** Before the label. */
  icon?: ReactNode;
  /** After the label. */
  iconEnd?: ReactNode;
  /** As wide as its column on every screen; on phones it always is, other than `text`. */
  wide?: boolean;
};

/** The class names of a button, for the rare element that only has to look like one. */
export function buttonClassName({ variant = "primary", wide = false }: Pick<ButtonLook, "variant" | "wide">): string {
  return joinClasses("k-button", `k-button--${variant}`, wide && "k-button--wide");
}

export function ButtonContent({ children, secondLine, icon, iconEnd }: ButtonLook & { children?: ReactNode }) {
  return (
    <>
      {icon}
      <span className="k-button__label">
        {children}
        {secondLine === undefined ? null : <span className="k-button__second"> {secondLine}</span>}
      </span>
      {iconEnd}
    </>
  );
}

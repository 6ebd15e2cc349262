import type { ReactNode } from "react";
import type { Elements } from "../../internal/elements.ts";
import { joinClasses } from "../../internal/join-classes.ts";

export type ButtonVariant = "primary" | "ending" | "secondary" | "chip" | "text";

/** The props shared by `Button` and `ButtonLink`. */
export type ButtonLook = {
  /**
   * At most one `primary` per screen. `secondary` has a border. `chip` is one of several short
   * answers, with `aria-pressed`. `text` is a quiet button beside the primary one.
   */
  variant?: ButtonVariant;
  /** A second, smaller line inside the button. An order button must state the obligation to pay there. */
  secondLine?: string;
  /** Before the label. */
  icon?: Elements;
  /** After the label. */
  iconEnd?: Elements;
  /** As wide as its column on every screen. On phones `primary`, `ending` and `secondary` always are. */
  wide?: boolean;
};

/** The class names of a button, for the rare element that only looks like one. */
export function buttonClassName({ variant = "primary", wide = false }: Pick<ButtonLook, "variant" | "wide">): string {
  return joinClasses("k-button", `k-button--${variant}`, wide && "k-button--wide");
}

export function ButtonContent({ children, secondLine, icon, iconEnd }: ButtonLook & { children?: ReactNode }) {
  return (
    <>
      {icon}
      <span className="k-button__label">
        <span>{children}</span>
        {secondLine === undefined ? null : <span className="k-button__second">{` ${secondLine}`}</span>}
      </span>
      {iconEnd}
    </>
  );
}

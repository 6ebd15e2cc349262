import type { ReactElement } from "react";
import { joinClasses } from "../../internal/join-classes.ts";

export type IconProps = {
  /** The accessible name. Only for icons without text beside them; without a label, screen readers skip the icon. */
  label?: string;
  /** `small` (20 px) fits a line of text; `medium` is 24 px. */
  size?: "small" | "medium";
  className?: string;
};

export type Icon = (props: IconProps) => ReactElement;

/** Makes an icon from one path on a 24 × 24 grid, drawn with a 1.75 px line in the current text colour. */
export function createIcon(path: string): Icon {
  return function Icon({ label, size = "medium", className }: IconProps) {
    return (
      <svg
        className={joinClasses("k-icon", size === "small" && "k-icon--small", className)}
        viewBox="0 0 24 24"
        role={label === undefined ? undefined : "img"}
        aria-label={label}
        aria-hidden={label === undefined ? true : undefined}
        focusable="false"
      >
        <path d={path} />
      </svg>
    );
  };
}

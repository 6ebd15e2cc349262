import type { ReactElement } from "react";
import { joinClasses } from "../../internal/join-classes.ts";

export type IconProps = {
  /** Say it only where the icon stands without a text beside it; with a text it stays silent for screen readers. */
  label?: string;
  /** 20 px where it stands in a line of text, else 24 px. */
  size?: "small" | "medium";
  className?: string;
};

export type Icon = (props: IconProps) => ReactElement;

/** Makes an icon from one path on a grid of 24, drawn with a 1.75 px line in the colour of the text around it. */
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

import type { LogoProps } from "../src/index.ts";

/** Two overlapping roofs, and the name with wide letter spacing. */
export function Logo({ brand }: LogoProps) {
  return (
    <svg className="k-logo" viewBox="0 0 118 34" role="img" aria-label={brand} focusable="false">
      <path className="k-logo__door" d="M2 30V16L11 7l9 9v14Z" />
      <path className="k-logo__arch" d="M17 8.5 22.5 4l10 9.5V30H24" />
      <text className="k-logo__name" x="41" y="27" aria-hidden="true">
        {brand}
      </text>
    </svg>
  );
}

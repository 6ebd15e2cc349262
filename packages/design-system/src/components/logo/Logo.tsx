import { ajar, leafPath } from "../illustrations/arch-door.ts";

export type LogoProps = {
  /** The name of the brand, also the accessible name. */
  brand: string;
  /** How far the door is open: from 0 to 1, when light falls through it. Ajar by default. */
  open?: number;
};

/** The wordmark: a door in an arch, and the name. Its container sets the width (see the header). */
export function Logo({ brand, open = ajar }: LogoProps) {
  const leaf = leafPath({ left: 8.5, width: 15, spring: 14.5, ground: 31, open });
  return (
    <svg className="k-logo" viewBox="0 0 118 34" role="img" aria-label={brand} focusable="false">
      {open >= 1 ? <path className="k-logo__light" d="M8.5 31V14.5a7.5 7.5 0 0 1 15 0V31Z" /> : null}
      <path className="k-logo__arch" d="M4.5 31V14.5a11.5 11.5 0 0 1 23 0V31" />
      <path className="k-logo__door" d={leaf} />
      <path className="k-logo__arch" d="M1.5 31h29" />
      <text className="k-logo__name" x="39" y="27.5" aria-hidden="true">
        {brand}
      </text>
    </svg>
  );
}

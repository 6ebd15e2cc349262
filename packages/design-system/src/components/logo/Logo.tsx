export type LogoProps = {
  /** The name of the brand, also the accessible name. */
  brand: string;
};

/** The wordmark: an open door in an arch, and the name. Its container sets the width (see the header). */
export function Logo({ brand }: LogoProps) {
  return (
    <svg className="k-logo" viewBox="0 0 118 34" role="img" aria-label={brand} focusable="false">
      <path className="k-logo__arch" d="M4.5 31V14.5a11.5 11.5 0 0 1 23 0V31" />
      <path className="k-logo__door" d="M10.5 31V14.5a5.5 5.5 0 0 1 5.5-5.5l5.5 2.5V31Z" />
      <path className="k-logo__arch" d="M1.5 31h29" />
      <text className="k-logo__name" x="39" y="27.5" aria-hidden="true">
        {brand}
      </text>
    </svg>
  );
}

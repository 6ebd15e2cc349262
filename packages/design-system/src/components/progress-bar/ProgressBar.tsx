export type ProgressBarProps = {
  /** The accessible name, e.g. 'Your application'. */
  label: string;
  /** The number of completed steps. */
  value: number;
  max: number;
  /** Read out instead of a percentage, e.g. 'Step 3 of 14: Home type'. */
  valueText: string;
};

/** A thin bar below the header. It is unobtrusive on purpose; the h1 says which step this is. */
export function ProgressBar({ label, value, max, valueText }: ProgressBarProps) {
  const end = Math.max(1, max);
  return (
    <progress
      className="k-progress"
      aria-label={label}
      aria-valuetext={valueText}
      max={end}
      value={Math.min(end, Math.max(0, value))}
    />
  );
}

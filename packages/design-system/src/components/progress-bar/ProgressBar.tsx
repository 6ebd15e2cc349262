export type ProgressBarProps = {
  /** What progresses, e.g. 'Your application'. */
  label: string;
  /** Steps done so far. */
  value: number;
  max: number;
  /** What screen readers say in place of a percentage, e.g. 'Step 3 of 14: Home type'. */
  valueText: string;
};

/** A thin bar under the header. It is quiet on purpose: the page's h1 says where one is. */
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

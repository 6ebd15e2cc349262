import type { ReactNode } from "react";

export type SummaryRow = {
  label: ReactNode;
  /** The answer; use elements for several lines. */
  value: ReactNode;
  /**
   * Usually `<Link standalone href=… hiddenText={label}>Change</Link>`; the hidden text distinguishes the 'Change'
   * links.
   */
  action?: ReactNode;
  /** The React key, if several rows share a label. */
  key?: string;
};

export type SummaryListProps = {
  rows: readonly SummaryRow[];
  className?: string;
};

/** A summary of answers as a description list. The actions of all rows align. */
export function SummaryList({ rows, className }: SummaryListProps) {
  return (
    <dl className={className === undefined ? "k-summary" : `k-summary ${className}`}>
      {rows.map((row, index) => (
        <div className="k-summary__row" key={row.key ?? index}>
          <dt className="k-summary__label">{row.label}</dt>
          <dd className="k-summary__value">{row.value}</dd>
          {row.action === undefined ? null : <dd className="k-summary__action">{row.action}</dd>}
        </div>
      ))}
    </dl>
  );
}

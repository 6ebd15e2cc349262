import type { ReactNode } from "react";

export type SummaryRow = {
  label: ReactNode;
  /** The answer; several lines may be given as elements. */
  value: ReactNode;
  /**
   * Usually `<Link standalone href=… hiddenText={label}>Change</Link>`: the hidden text tells the many 'Change' links apart.
   */
  action?: ReactNode;
  /** Tells rows with the same label apart. */
  key?: string;
};

export type SummaryListProps = {
  rows: readonly SummaryRow[];
  className?: string;
};

/** Answers to check, as a description list; the action stands in the same place in every row. */
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

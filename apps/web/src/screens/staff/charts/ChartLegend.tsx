interface ChartLegendProps {
  series: readonly { key: string; label: string; fill: string | undefined }[];
}

export function ChartLegend({ series }: ChartLegendProps) {
  return (
    <ul className="staff-chart__legend">
      {series.map(({ key, label, fill }) => (
        <li key={key}>
          <svg width="14" height="14" aria-hidden="true">
            <rect fill={fill} width="14" height="14" rx="3" />
          </svg>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}

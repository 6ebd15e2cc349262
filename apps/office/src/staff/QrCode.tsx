/** On white, so that cameras read it in the dark theme too. `rows` has 1 for each dark square. */
export function QrCode({ rows, label }: { rows: readonly string[]; label: string }) {
  const dark = rows.flatMap((row, y) =>
    [...row].flatMap((square, x) => (square === "1" ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg className="staff-qr" viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <path d={dark.join("")} shapeRendering="crispEdges" />
    </svg>
  );
}

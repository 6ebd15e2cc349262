/** The quiet zone that readers need around a code, in modules. */
const margin = 4;

/** Draws the rows of a QR code; 1 is dark. */
export function QrCode({ rows, label }: { rows: readonly string[]; label: string }) {
  const size = rows.length + 2 * margin;
  const dark = rows.flatMap((row, y) =>
    [...row].flatMap((module, x) => (module === "1" ? [`M${x + margin} ${y + margin}h1v1h-1z`] : [])),
  );
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join("")} fill="#000" />
    </svg>
  );
}

import { encodeQR } from "qr";

/** A QR code on white, so that cameras read it in the dark theme too. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const squares = encodeQR(text, "raw", { ecc: "medium", border: 2 });
  const dark = squares.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className="staff-qr" viewBox={`0 0 ${squares.length} ${squares.length}`} role="img" aria-label={label}>
      <path d={dark.join("")} shapeRendering="crispEdges" />
    </svg>
  );
}

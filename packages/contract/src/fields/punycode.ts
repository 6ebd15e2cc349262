const base = 36;
const firstThreshold = 1;
const lastThreshold = 26;
const skew = 38;
const damp = 700;
const firstBias = 72;
const firstCodePoint = 128;
const lastCodePoint = 0x10ffff;

/** Decodes a domain's label 'xn--…' (RFC 3492). Returns any other label, and one that decodes to nothing, as it is. */
export function decodeLabel(label: string): string {
  if (!label.startsWith("xn--")) return label;
  return decode(label.slice(4)) ?? label;
}

function decode(encoded: string): string | null {
  const afterAscii = encoded.lastIndexOf("-") + 1;
  const decoded = Array.from(encoded.slice(0, Math.max(0, afterAscii - 1)));
  const digits = Array.from(encoded.slice(afterAscii), digitOf);
  let codePoint = firstCodePoint;
  let bias = firstBias;
  let position = 0;
  for (let read = 0; read < digits.length;) {
    const before = position;
    for (let weight = 1, k = base; ; k += base, read++) {
      const digit = digits[read];
      if (digit === undefined || digit < 0) return null;
      position += digit * weight;
      const threshold = Math.min(lastThreshold, Math.max(firstThreshold, k - bias));
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    read++;
    const length = decoded.length + 1;
    bias = adapt(position - before, length, before === 0);
    codePoint += Math.floor(position / length);
    position %= length;
    if (codePoint > lastCodePoint) return null;
    decoded.splice(position, 0, String.fromCodePoint(codePoint));
    position++;
  }
  return decoded.join("");
}

/** The value of a digit: a to z, then 0 to 9; -1 for anything else. */
function digitOf(character: string): number {
  return "abcdefghijklmnopqrstuvwxyz0123456789".indexOf(character);
}

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? damp : 2));
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > ((base - firstThreshold) * lastThreshold) / 2; k += base)
    rest = Math.floor(rest / (base - firstThreshold));
  return k + Math.floor(((base - firstThreshold + 1) * rest) / (rest + skew));
}

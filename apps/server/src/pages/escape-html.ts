/** Escapes exactly as React does, so that hydration finds the same text. */
export function escapeHtml(text: string): string {
  const names: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };
  return text.replaceAll(/[&<>"']/g, (sign) => names[sign] ?? sign);
}

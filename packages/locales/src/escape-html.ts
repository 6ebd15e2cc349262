const names: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };

/** Escapes text for HTML elements and quoted attributes, exactly as React does, so that hydration finds the same text. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => names[sign] ?? sign);
}

import { escapeHtml } from "../escape-html.ts";
import { fitsOneLine } from "../keep-together.ts";
import type { Block } from "./letter.ts";

/**
 * The colours of our dark mode, for mail programs that support one and do not invert colours themselves; and more room for
 * long words where a phone enlarges the mail.
 */
export const styles = `
:root { color-scheme: light dark }
@media (max-width: 320px) {
  .page { padding: 24px 8px !important }
  .card { padding: 20px 16px !important }
  h1 { hyphens: auto }
}
@media (prefers-color-scheme: dark) {
  .page { background: #0F1513 !important; color: #EEF3F0 !important }
  .card { background: #18211D !important; border-color: #2B3732 !important }
  .quiet { color: #A7B5AE !important }
  .accent { color: #5AD6AC !important }
  .line { border-color: #2B3732 !important }
  .button { background: #5AD6AC !important; color: #06281D !important }
  .trial { background: #33291A !important; color: #FFCF7A !important }
}`;

export function setBlock(block: Block): { text: string; html: string } {
  switch (block.kind) {
    case "paragraph":
      return { text: block.text, html: `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>` };
    case "note":
      return {
        text: block.text,
        html: `<p class="quiet" style="margin:16px 0 0;font-size:15px;color:#56635D">${escapeHtml(block.text)}</p>`,
      };
    case "quote":
      return {
        text: block.text.replaceAll(/^/gm, "> "),
        html: `<blockquote class="line" style="margin:0 0 16px;padding-left:16px;border-left:2px solid #E4E2DB;white-space:pre-line">${escapeHtml(block.text)}</blockquote>`,
      };
    case "facts":
      return {
        text: block.rows.map(([label, value]) => `${label}: ${value}`).join("\n"),
        html: `<table role="presentation" style="width:100%;table-layout:fixed;margin:0 0 16px;border-collapse:collapse;font-variant-numeric:tabular-nums">${block.rows.map(setRow).join("")}</table>`,
      };
    case "link":
      return {
        text: `${block.label}:\n${block.url}`,
        html: `<p class="quiet" style="margin:16px 0 0;font-size:15px;color:#56635D"><a class="quiet" href="${escapeHtml(block.url)}" style="color:#56635D">${escapeHtml(block.label)}</a></p>`,
      };
    case "action":
      return {
        text: `${block.label}:\n${block.url}`,
        // Outlook for Windows takes the padding of the cell alone, and all others that of the link.
        html: `<table role="presentation" style="margin:24px 0;border-collapse:separate;border-spacing:0"><tr><td class="button" style="padding:0;background:#0B6B4F;border-radius:12px;mso-padding-alt:14px 24px"><a class="button" href="${escapeHtml(block.url)}" style="display:inline-block;padding:14px 24px;background:#0B6B4F;color:#FFFFFF;border-radius:12px;font-weight:600;text-align:center;text-decoration:none;text-wrap:balance">${escapeHtml(block.label)}</a></td></tr></table>`,
      };
  }
}

function setRow([label, value]: readonly [string, string]): string {
  // The value below its label has the whole width, so that it need not break on a phone.
  const line = fitsOneLine(value) ? ";white-space:nowrap" : "";
  return `<tr><td class="line" style="padding:8px 0;border-top:1px solid #E4E2DB"><span class="quiet" style="font-size:15px;color:#56635D">${escapeHtml(label)}</span><br><span style="font-weight:600${line}">${escapeHtml(value)}</span></td></tr>`;
}

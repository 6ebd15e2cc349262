import { escapeHtml } from "@kautia/locales/articles";
import { type KeptMail, logo, logoSource } from "../mails/index.ts";

export function listLinks(text: string): string[] {
  return [...new Set(text.match(/https?:\/\/[^\s<>"']+/g))];
}

export function mailPage(mails: readonly KeptMail[], brandName: string): string {
  const list = mails.map(showMail).join("\n") || "<p>No mail yet.</p>";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mailbox | ${escapeHtml(brandName)}</title>
<style>
:root { color-scheme: light dark }
body { margin: 0 auto; padding: 24px 16px; max-width: 720px; font: 17px/1.5 system-ui, sans-serif;
  background: light-dark(#FBFAF7, #0F1513); color: light-dark(#14201B, #EEF3F0); overflow-wrap: anywhere }
details { margin: 0 0 12px; padding: 16px; border: 1px solid light-dark(#E4E2DB, #2B3732); border-radius: 16px;
  background: light-dark(#FFFFFF, #18211D) }
summary { cursor: pointer }
small { color: light-dark(#56635D, #A7B5AE) }
pre { white-space: pre-wrap; font: inherit }
a { color: light-dark(#0B6B4F, #5AD6AC) }
iframe { width: 100%; height: 640px; border: 0; border-radius: 12px }
</style>
</head>
<body>
<h1>Mailbox</h1>
<p><small>Mails that were not really sent, newest first. Reload to see new mail. As JSON: <a href="/dev/mail.json">/dev/mail.json</a></small></p>
${list}
</body>
</html>
`;
}

const logoData = `data:image/png;base64,${logo.toString("base64")}`;

function showMail({ to, subject, text, html, sentAt }: KeptMail, index: number): string {
  const links = listLinks(text)
    .map((link) => `<li><a href="${escapeHtml(link)}" rel="noreferrer">${escapeHtml(link)}</a></li>`)
    .join("");
  return `<details${index === 0 ? " open" : ""}>
<summary><strong>${escapeHtml(subject)}</strong><br><small>To ${escapeHtml(to)}, ${sentAt.toISOString()}</small></summary>
<pre>${escapeHtml(text)}</pre>
${links ? `<ul>${links}</ul>` : ""}
<details><summary><small>As HTML</small></summary><iframe sandbox srcdoc="${escapeHtml(html.replaceAll(logoSource, logoData))}" title="The mail as HTML"></iframe></details>
</details>`;
}

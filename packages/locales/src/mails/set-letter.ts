import { folders } from "../folders.ts";
import type { Letter } from "./letter.ts";
import { escapeHtml, setBlock, styles } from "./set-block.ts";
import type { MailSetting } from "./mail-data.ts";

/** A rendered mail, ready to be sent. */
export interface MailText {
  subject: string;
  text: string;
  html: string;
}

/**
 * Renders a letter as text and as HTML: one column, inline styles for old mail programs, a style sheet for dark mode.
 */
export function setLetter(letter: Letter, setting: MailSetting): MailText {
  const { regards, why: contractIsWhy } = folders[setting.language].mails.phrases;
  const { why = contractIsWhy } = letter;
  const footer = `${why} ${setting.brandName}, ${setting.supportEmail}`;
  const blocks = letter.blocks.map(setBlock);
  const text = [
    letter.greeting,
    ...blocks.map((block) => block.text),
    `${regards}\n${setting.brandName}`,
    `--\n${footer}`,
  ];
  const body = blocks.map((block) => block.html).join("\n");
  const html = `<!doctype html>
<html lang="${setting.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(letter.subject)}</title>
<style>${styles}</style>
</head>
<body class="page" style="margin:0;padding:32px 16px;background:#FBFAF7;color:#14201B;font:17px/1.5 system-ui,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(letter.preview)}</div>
<div style="max-width:560px;margin:0 auto">
<p class="accent" style="margin:0 0 24px;font-weight:600;color:#0B6B4F">${escapeHtml(setting.brandName)}</p>
<div class="card" style="padding:32px;background:#FFFFFF;border:1px solid #E4E2DB;border-radius:16px;overflow-wrap:anywhere">
<h1 style="margin:0 0 24px;font-size:24px;line-height:1.25;font-weight:600">${escapeHtml(letter.subject)}</h1>
<p style="margin:0 0 16px">${escapeHtml(letter.greeting)}</p>
${body}
<p style="margin:24px 0 0">${regards}<br>${escapeHtml(setting.brandName)}</p>
</div>
<p class="quiet" style="margin:24px 0 0;font-size:14px;color:#56635D">${escapeHtml(footer)}</p>
</div>
</body>
</html>
`;
  return { subject: letter.subject, text: `${text.join("\n\n")}\n`, html };
}

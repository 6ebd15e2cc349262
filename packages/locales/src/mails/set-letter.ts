import { fitsOneLine, keepAddressTogether, keepNumbersTogether } from "../keep-together.ts";
import { folders } from "../folders.ts";
import { escapeHtml } from "../escape-html.ts";
import type { ExplainedLetter } from "./letter.ts";
import { setBlock, styles } from "./set-block.ts";
import type { MailSender } from "./mail-data.ts";
import type { Unbroken } from "./unbroken.ts";

export interface MailText {
  subject: string;
  text: string;
  html: string;
}

/** Why the reader gets the mail, who we are, and who guarantees. */
function writeFooter(
  { why }: ExplainedLetter,
  { language, brandName, supportEmail, operator, insurer }: MailSender,
): string[] {
  const { guarantor, phone } = folders[language].mails.phrases;
  const line = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(", ");
  const call = (number: string | null) => number && phone(number);
  const name = operator.name === null ? brandName : `${brandName}: ${operator.name}`;
  return [
    why,
    line(name, operator.address, call(operator.phone), supportEmail),
    line(guarantor(insurer.name), insurer.address, call(insurer.phone)),
  ];
}

const trialStyle =
  "margin:0 0 24px;padding:12px 16px;border-radius:8px;background:#FBF3E2;color:#8A5A00;font-weight:600";

/** Marks a mail of a trial before it is opened. */
export function markSubject(subject: string, { language, isTrial }: Pick<MailSender, "language" | "isTrial">): string {
  return isTrial ? `${folders[language].mails.phrases.trial.subject} ${subject}` : subject;
}

function keepWhole(html: string): string {
  return `<span style="white-space:nowrap">${html}</span>`;
}

const email = /(?<![^\s(])[^\s()"@]+@[^\s()",;:@]*[\p{L}\p{N}]/gu;

/** In the HTML only: a subject or a plain text is better without special blanks. */
function keepTogether(html: string, unbroken: Unbroken): string {
  // A link's address may contain a code, too.
  const parts = html.split(/(<[^<>]*>)/);
  return parts.map((part) => (part.startsWith("<") ? part : keepTextTogether(part, unbroken))).join("");
}

function keepTextTogether(text: string, { addresses, codes }: Unbroken): string {
  const whole = addresses
    .map(escapeHtml)
    .reduce((rest, item) => rest.replaceAll(item, keepAddressTogether(item)), text);
  return codes.map(escapeHtml).reduce(
    (rest, code) => rest.replaceAll(code, keepWhole(code)),
    keepNumbersTogether(whole)
      .replaceAll(/E-Mails?/g, keepWhole)
      .replaceAll(email, (address) => (fitsOneLine(address) ? keepWhole(address) : address)),
  );
}

/** Outlook for Windows knows no `max-width`, and takes Times for a font that it does not know. */
const outlook = {
  style:
    "<!--[if mso]><style>body, table, td, p, h1, a, span { font-family: 'Segoe UI', Arial, sans-serif !important }</style><![endif]-->",
  start: '<!--[if mso]><table role="presentation" align="center" width="560"><tr><td><![endif]-->',
  end: "<!--[if mso]></td></tr></table><![endif]-->",
};

/** Keeps mail programs from showing the head of the mail after a short preview. */
const previewEnd = "&#847;&zwnj;&nbsp;".repeat(80);

const smallPrintLine = "* * *";

function setSmallPrint(paragraphs: readonly string[], privacy: ExplainedLetter["privacy"]): string {
  const lines = paragraphs.map(escapeHtml);
  if (privacy)
    lines.push(
      `<a class="quiet" href="${escapeHtml(privacy.url)}" style="color:#56635D">${escapeHtml(privacy.label)}</a>`,
    );
  if (lines.length === 0) return "";
  return `<div class="quiet line" style="margin:24px 0 0;padding:4px 0 0;border-top:1px solid #E4E2DB;font-size:14px;color:#56635D">
${lines.map((line) => `<p style="margin:12px 0 0">${line}</p>`).join("\n")}
</div>
`;
}

/**
 * Renders a letter as text and as HTML: one column, inline styles for old mail programs, a style sheet for dark mode. The
 * logo is `cid:logo`, which the sender attaches. Lines do not break within what is `unbroken`.
 */
export function setLetter(letter: ExplainedLetter, setting: MailSender, unbroken: Unbroken): MailText {
  const { regards, guarantor, phone, trial } = folders[setting.language].mails.phrases;
  const subject = markSubject(letter.subject, setting);
  const head = setting.isTrial ? trial.head : null;
  const { insurer, operator } = setting;
  const footer = writeFooter(letter, setting);
  const blocks = letter.blocks.map(setBlock);
  const { privacy, aboutLink } = letter;
  const smallPrint = [aboutLink ?? [], letter.smallPrint ?? []].flat();
  const isPlain = smallPrint.length === 0 && !privacy;
  const text = [
    ...(head === null ? [] : [head]),
    letter.greeting,
    ...blocks.map((block) => block.text),
    `${regards}\n${setting.brandName}`,
    ...(isPlain ? [] : [smallPrintLine, ...smallPrint]),
    ...(privacy ? [`${privacy.label}:\n${privacy.url}`] : []),
    `--\n${footer.join("\n")}`,
  ];
  const body = [
    ...(head === null ? [] : [`<p class="trial" style="${trialStyle}">${escapeHtml(head)}</p>`]),
    `<h1 style="margin:0 0 24px;font-size:24px;line-height:1.25;font-weight:600;text-wrap:balance">${escapeHtml(letter.subject)}</h1>`,
    `<p style="margin:0 0 16px">${escapeHtml(letter.greeting)}</p>`,
    ...blocks.map((block) => block.html),
  ].join("\n");
  const foot = footer
    .map((line) => `<p class="quiet" style="margin:12px 0 0;font-size:14px;color:#56635D">${escapeHtml(line)}</p>`)
    .join("\n");
  const phones = [operator.phone, insurer.phone].flatMap((number) => (number === null ? [] : [phone(number)]));
  const ours = { addresses: [insurer.address, operator.address ?? ""].filter(Boolean), codes: phones };
  const html = `<!doctype html>
<html lang="${setting.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${styles}</style>
${outlook.style}
</head>
<body class="page" style="margin:0;padding:32px 16px;background:#FBFAF7;color:#14201B;font:17px/1.5 system-ui,sans-serif;text-wrap:pretty">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(letter.preview)}${previewEnd}</div>
${outlook.start}
<div style="max-width:560px;margin:0 auto">
<table role="presentation" style="margin:0 0 24px;border-collapse:collapse"><tr>
<td style="padding:0 12px 0 0"><img src="cid:logo" width="40" height="40" alt="" style="display:block;border:0"></td>
<td style="padding:0"><span class="accent" style="font-size:19px;line-height:1.2;font-weight:600;color:#0B6B4F">${escapeHtml(setting.brandName)}</span><br><span class="quiet" style="font-size:14px;line-height:1.3;color:#56635D">${escapeHtml(guarantor(insurer.name))}</span></td>
</tr></table>
<table role="presentation" width="100%" style="table-layout:fixed;border-collapse:separate;border-spacing:0"><tr>
<td class="card" style="padding:28px 24px;background:#FFFFFF;border:1px solid #E4E2DB;border-radius:16px;overflow-wrap:break-word">
${keepTogether(body, unbroken)}
<p style="margin:24px 0 0">${regards}<br>${escapeHtml(setting.brandName)}</p>
${keepTogether(setSmallPrint(smallPrint, privacy), unbroken)}</td>
</tr></table>
${keepTogether(foot, ours)}
</div>
${outlook.end}
</body>
</html>
`;
  return { subject, text: `${text.join("\n\n")}\n`, html };
}

import type { Cell } from "./writer.ts";

/** With the full-width, small, superscript and subscript forms, which spreadsheets or their users turn into the plain ones. */
const formulaSigns = "=+\\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋";
/** Spreadsheets with other settings than ours split a cell here. */
const separators = ";,|\"'\\t\\r\\n";
// oxlint-disable-next-line regexp/no-super-linear-move -- at most 2,000 characters (maxMessageLength)
const beginsFormula = new RegExp(`(?<=(?:^|[${separators}])[\\s\\p{C}]*)(?=[${formulaSigns}])`, "gu");

/** An amount as our lists write it, such as '-1.234,50'. It only stays a number without a quotation mark. */
const negativeAmount = /^-\d[\d.,]*[.,]\d\d$/;

/**
 * A spreadsheet would run a name such as '=HYPERLINK(…)', also after a separator inside a cell if it splits lines
 * there. A quotation mark before the sign makes it text.
 */
export function quoteFormulas(cell: Cell): Cell {
  if (typeof cell !== "string" || negativeAmount.test(cell)) return cell;
  return cell.replace(beginsFormula, "'").replace(/^(?=[\t\r])/, "'");
}

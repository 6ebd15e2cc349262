import { addDays, type CalendarDate } from "@kautia/contract";

interface Entry {
  /** Identifies the entry of a day in the file. */
  name: string;
  on: CalendarDate;
  title: string;
  text: string;
}

interface CalendarFrame {
  /** The contract whose days the calendar contains. */
  contractNumber: string;
  /** The program that made the calendar, such as 'Kautia'. */
  maker: string;
  /** When it was made. */
  at: Date;
  /** The page that the entries link to. */
  url: string;
}

/** How many days before an entry a calendar reminds of it. */
const remindsBefore = 3;

/** The lines of an iCalendar file (RFC 5545) with an entry for each whole day. */
export function calendarLines(entries: readonly Entry[], frame: CalendarFrame): string[] {
  const { contractNumber, maker, at, url } = frame;
  const host = new URL(url).hostname;
  const stamp = at.toISOString().replaceAll(/[-:]|\.\d+/g, "");
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(maker)}//Account//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapeText(maker)}`,
    ...entries.flatMap(({ name, on, title, text }) => [
      "BEGIN:VEVENT",
      // The same in a later file, so that a calendar replaces the entry.
      `UID:${`${contractNumber}-${name}-${on}@${host}`.toLowerCase()}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${basic(on)}`,
      `DTEND;VALUE=DATE:${basic(addDays(on, 1))}`,
      `SUMMARY:${escapeText(title)}`,
      `DESCRIPTION:${escapeText(`${text}\n${url}`)}`,
      `URL:${url}`,
      "TRANSP:TRANSPARENT",
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      `DESCRIPTION:${escapeText(title)}`,
      `TRIGGER:-P${remindsBefore}D`,
      "END:VALARM",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
}

/** `20261201` */
function basic(day: CalendarDate): string {
  return day.replaceAll("-", "");
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, "\\n");
}

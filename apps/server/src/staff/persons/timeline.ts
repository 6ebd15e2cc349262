import {
  type CallAnswer,
  fromCents,
  isCalendarDate,
  type listTimeline,
  type TimelineGroup,
  timelinePageSize,
} from "@kautia/contract";
import type { Addressed } from "@kautia/locales/mails";
import type { Deps } from "../../deps.ts";
import { findAddressed } from "../../mails/index.ts";
import { selectTimeline } from "../../views/timeline.ts";
import { landlordMailKinds } from "../mails/postal-address.ts";
import { renderStoredMail, type StoredMail } from "../render-stored-mail.ts";

type Rendered = ReturnType<typeof renderStoredMail>;

interface Asked {
  refIds: readonly string[];
  group: TimelineGroup | null;
  before: string | null;
}

/** One page. The cursor is the time and the id of its last row, so a new entry neither repeats nor hides one. */
export async function readTimeline(
  deps: Pick<Deps, "db" | "config" | "legalDocuments">,
  { refIds, group, before }: Asked,
): Promise<CallAnswer<typeof listTimeline>> {
  const cursor = readCursor(before);
  if (refIds.length === 0 || cursor === "malformed") return { rows: [], next: null };
  const asked = { refIds, group, before: cursor, rows: timelinePageSize + 1, toLandlord: landlordMailKinds };
  const { rows } = await selectTimeline(asked).execute(deps.db);
  const page = rows.slice(0, timelinePageSize);
  const mails = await renderMails(
    deps,
    page.flatMap(({ mailId }) => mailId ?? []),
  );
  const last = rows.length > timelinePageSize ? page.at(-1) : undefined;
  return {
    rows: page.map(({ at, cents, mailId, text, ...row }) => {
      const mail = mails.get(mailId ?? "");
      return {
        ...row,
        at: at.toISOString(),
        amount: cents === null ? null : fromCents(cents),
        title: mail?.subject ?? null,
        text: mail?.text ?? text,
      };
    }),
    next: last ? `${last.at.toISOString()} ${last.id}` : null,
  };
}

function readCursor(before: string | null): { at: Date; id: string } | null | "malformed" {
  if (before === null) return null;
  const [time = "", id = ""] = before.split(" ", 2);
  const at = new Date(time);
  return Number.isNaN(at.getTime()) || !isCalendarDate(time.slice(0, 10)) || id === "" ? "malformed" : { at, id };
}

/** The mails as their recipients read them, by id. */
async function renderMails(deps: Pick<Deps, "db" | "config" | "legalDocuments">, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Rendered>();
  const mails = await deps.db
    .selectFrom("mail")
    .select(["id", "ref_id", "kind", "data", "language", "country"])
    .where("id", "in", ids)
    .execute();
  const refIds = [...new Set(mails.map(({ ref_id }) => ref_id))];
  const addressed = new Map(
    await Promise.all(refIds.map(async (refId) => [refId, await findAddressed(deps.db, refId)] as const)),
  );
  return new Map(mails.map(({ id, ref_id, ...mail }) => [id, render(deps, mail, addressed.get(ref_id) ?? null)]));
}

/** A mail of an earlier release may lack what its letter says today. Then only its kind is shown. */
function render(deps: Pick<Deps, "config" | "legalDocuments">, mail: StoredMail, addressed: Addressed): Rendered {
  try {
    return renderStoredMail(deps, mail, addressed);
  } catch {
    return { subject: mail.kind, text: "" };
  }
}

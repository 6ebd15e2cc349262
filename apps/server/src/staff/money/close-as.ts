import type { Deps } from "../../deps.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { decideApproval } from "../approvals/decide.ts";
import { readOpenApproval } from "../approvals/read.ts";
import { askToClose } from "./close-month.ts";

/**
 * Closes a month in the name of a person of the desk: the first asks, the second approves. Anybody who
 * can run commands can also write to the database, so the names are only as reliable as that person (docs/books.md).
 */
export async function closeAs(deps: Deps, email: string, month: string): Promise<"asked" | "closed" | Refusal | null> {
  const person = await deps.db
    .selectFrom("staff_account")
    .select(["id", "name", "email", "role"])
    .where("email_key", "=", email.toLowerCase())
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  if (!person) return null;
  const open = await readOpenApproval(deps.db, "close-month", month);
  const isSecond = open !== null && open.askedBy.id !== person.id;
  const answer = isSecond
    ? await decideApproval(deps, person, open.id, "APPROVED")
    : await askToClose(deps, person, month, "npm run close");
  if (answer instanceof Refusal) return answer;
  return isSecond ? "closed" : "asked";
}

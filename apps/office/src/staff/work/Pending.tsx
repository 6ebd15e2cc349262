import { type PendingKind, undoDecision } from "@kautia/contract";
import { useChange } from "../../api/queries.ts";
import { ActButton } from "../../parts/ActButton.tsx";
import { useNotice } from "../../shell/notices.tsx";
import { Message } from "../../parts/Message.tsx";
import { useText } from "../../text/use-text.ts";
import { usePerson } from "../session.ts";

interface Waiting {
  by: { id: string; name: string };
  secondsLeft: number;
}

/** Says on the next page what was decided, and offers to undo it while that is possible. */
export function useUndo(kind: PendingKind): (id: string, text: string, pending: Waiting | null) => void {
  const { t } = useText();
  const say = useNotice();
  const undo = useChange(undoDecision);
  return (id, text, pending) =>
    say({
      text,
      ...(pending && {
        seconds: pending.secondsLeft,
        undo: () =>
          undo.mutateAsync({ params: { kind, id } }).then(
            () => say({ text: t("office.work.undone") }),
            () => say({ text: t("office.work.undoTooLate") }),
          ),
      }),
    });
}

interface PendingProps {
  kind: PendingKind;
  id: string;
  pending: Waiting | null;
  what: string;
}

/** A decision that takes effect soon. The person who made it can undo it. */
export function Pending({ kind, id, pending, what }: PendingProps) {
  const { t } = useText();
  const me = usePerson();
  if (!pending) return null;
  const { by, secondsLeft } = pending;
  return (
    <Message
      title={t("office.work.pending", { by: by.name, what })}
      actions={
        by.id === me.id ? (
          <ActButton call={undoDecision} request={{ params: { kind, id } }} variant="secondary">
            {t("office.undo")}
          </ActButton>
        ) : null
      }
    >
      <p>{t("office.work.pendingText", { seconds: secondsLeft })}</p>
    </Message>
  );
}

/** How often a page asks again, in ms, while a decision waits to take effect. */
export const untilEffect = (pending: Waiting | null | undefined) =>
  pending ? Math.max(1, pending.secondsLeft) * 1_000 + 1_500 : false;

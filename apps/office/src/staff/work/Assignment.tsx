import { assignWork, type Colleague, listColleagues, setDueDay, type WorkKind } from "@kautia/contract";
import { Button, Select, TextArea } from "@kautia/design-system";
import { useQuery } from "@tanstack/react-query";
import { DayField } from "../../form/fields.tsx";
import { queryOf, useChange } from "../../api/queries.ts";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { DialogButton } from "../../parts/DialogButton.tsx";
import { DueDate } from "../../parts/DueDate.tsx";
import { Facts } from "../../parts/Facts.tsx";
import { Failed } from "../../parts/Failed.tsx";
import { useKeys } from "../../shell/keys.tsx";
import { useText } from "../../text/use-text.ts";
import { usePerson } from "../session.ts";

interface AssignmentProps {
  kind: WorkKind;
  id: string;
  assignee: Colleague | null;
  dueAt: string | null;
  /** Whether it still waits. Otherwise this only says who had it. */
  isOpen: boolean;
}

/** The kinds of work whose due date a person may move. */
const hasOwnDue: readonly WorkKind[] = ["CASE", "CLAIM", "MOVING_OUT"];

/** Who works on it and until when; taking, giving back, handing over, another day. */
export function Assignment({ kind, id, assignee, dueAt, isOpen }: AssignmentProps) {
  const { t } = useText();
  const me = usePerson();
  const assign = useChange(assignWork);
  const seen = assignee?.id ?? null;
  const isMine = seen === me.id;
  const work = { kind, id };
  const take = () => assign.mutate({ params: work, body: { to: me.id, seen } });
  useKeys(isOpen && !isMine ? [{ key: "t", does: t("staff.assigned.take"), isAct: true, run: take }] : []);
  return (
    <section className="panel" aria-label={t("staff.col.assignee")}>
      <Facts
        facts={[
          { label: t("staff.col.assignee"), value: assignee ? assignee.name : t("staff.assigned.NOBODY") },
          { label: t("staff.col.due"), value: dueAt === null ? null : <DueDate at={dueAt} /> },
        ]}
      />
      {isOpen ? (
        <div className="work-actions">
          {isMine ? (
            <Button
              variant="secondary"
              busy={assign.isPending}
              onClick={() => assign.mutate({ params: work, body: { to: null, seen } })}
            >
              {t("staff.assigned.giveBack")}
            </Button>
          ) : (
            <Button variant="secondary" busy={assign.isPending} onClick={take}>
              {t("staff.assigned.take")}
            </Button>
          )}
          <DialogButton id="hand-over" label={t("staff.assigned.handOver")}>
            {(close) => <HandOver work={work} seen={seen} onDone={close} />}
          </DialogButton>
          {hasOwnDue.includes(kind) ? (
            <DialogButton id="due" label={t("office.work.changeDue")}>
              {(close) => <AnotherDay work={work} dueAt={dueAt} onDone={close} />}
            </DialogButton>
          ) : null}
        </div>
      ) : null}
      <Failed error={assign.error} />
    </section>
  );
}

interface Work {
  kind: WorkKind;
  id: string;
}

function HandOver({ work, seen, onDone }: { work: Work; seen: string | null; onDone: () => void }) {
  const { t } = useText();
  const { data } = useQuery(queryOf(listColleagues, {}));
  const form = useCallForm({
    call: assignWork,
    initial: { to: "", message: "" },
    request: ({ to, message }) => ({ params: work, body: { to, seen, message } }),
    onDone,
  });
  return (
    <CallFormView form={form} label={t("staff.assigned.handOverGo")}>
      <Select
        {...form.bind("to")}
        label={t("staff.assigned.colleague")}
        emptyText={t("common.choose")}
        options={(data?.colleagues ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextArea
        {...form.bind("message")}
        label={t("office.work.message")}
        help={t("office.work.messageHelp")}
        optionalText={t("common.optional")}
      />
    </CallFormView>
  );
}

function AnotherDay({ work, dueAt, onDone }: { work: Work; dueAt: string | null; onDone: () => void }) {
  const { t } = useText();
  const form = useCallForm({
    call: setDueDay,
    initial: { day: dueAt?.slice(0, 10) ?? "" },
    request: ({ day }) => ({ params: work, body: { day: day || null } }),
    onDone,
  });
  return (
    <CallFormView form={form} label={t("office.work.changeDue")}>
      <DayField {...form.bind("day")} label={t("staff.col.due")} help={t("office.work.dueHelp")} />
    </CallFormView>
  );
}

import { assignWork, type Colleague, listColleagues, type StaffPerson, type WorkKind } from "@kautia/contract";
import { Button, InlineMessage, Select } from "@kautia/design-system";
import { useState } from "react";
import { useApp } from "../../shell/app/app-context.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { handledByPage } from "../../parts/tables/use-table.ts";

interface AssignedProps {
  kind: WorkKind;
  id: string;
  /** Who had it when the page was loaded. */
  assignee: Colleague | null;
  person: StaffPerson;
}

/** Who works on this. While it is open, buttons take it, give it back and hand it over. */
export function Assigned({ open, ...props }: AssignedProps & { open: boolean }) {
  const { t } = useText();
  if (open) return <Assignment {...props} />;
  return props.assignee ? <p className="quiet">{t("staff.assigned.to", props.assignee)}</p> : null;
}

function Assignment({ kind, id, person, ...loaded }: AssignedProps) {
  const { api } = useApp();
  const { t } = useText();
  const [assignee, setAssignee] = useState(loaded.assignee);
  const [colleagues, setColleagues] = useState<Colleague[] | null>(null);
  const [to, setTo] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const isMine = assignee?.id === person.id;

  async function assign(next: string | null): Promise<void> {
    setRefusal(null);
    const body = { to: next, seen: assignee?.id ?? null };
    const result = await api.call(assignWork, { params: { kind, id }, body }, handledByPage);
    if (result.ok) {
      setAssignee(result.answer.assignee);
      setColleagues(null);
      return;
    }
    const { by, id: faster } = result.problem?.data.fields[0]?.params ?? {};
    if (result.problem?.errorCode !== "WORK_TAKEN" || !by) return setRefusal(t("form.refused"));
    setAssignee({ id: String(faster), name: String(by) });
    setRefusal(t("errors.WORK_TAKEN", { by }));
  }

  async function choose(): Promise<void> {
    if (colleagues) return setColleagues(null);
    setRefusal(null);
    setTo("");
    const result = await api.call(listColleagues, {}, handledByPage);
    if (result.ok) setColleagues(result.answer.colleagues);
    else setRefusal(t("staff.loadFailed"));
  }

  const others = colleagues?.filter((colleague) => colleague.id !== assignee?.id) ?? [];
  return (
    <section className="staff-assigned k-flow" aria-label={t("staff.col.assignee")}>
      <div className="staff-acts">
        <p role="status">
          {isMine ? t("staff.assigned.mine") : assignee ? t("staff.assigned.to", assignee) : t("staff.assigned.nobody")}
        </p>
        <Button variant="secondary" onClick={() => assign(isMine ? null : person.id)} busyLabel={t("common.saving")}>
          {t(isMine ? "staff.assigned.giveBack" : "staff.assigned.take")}
        </Button>
        <Button variant="text" aria-expanded={colleagues !== null} onClick={choose} busyLabel={t("common.loading")}>
          {t("staff.assigned.handOver")}
        </Button>
      </div>
      {colleagues ? (
        <div className="finder">
          <Select
            label={t("staff.assigned.colleague")}
            emptyText={t("common.choose")}
            options={others.map(({ id: value, name }) => ({ value, label: name }))}
            value={to}
            onChange={setTo}
          />
          <Button variant="secondary" onClick={() => (to ? assign(to) : undefined)} busyLabel={t("common.saving")}>
            {t("staff.assigned.handOverGo")}
          </Button>
        </div>
      ) : null}
      {refusal ? <InlineMessage tone="caution" toneLabel={t("common.note")} live title={refusal} /> : null}
    </section>
  );
}

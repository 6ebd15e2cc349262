import {
  actOnRows,
  type BulkAct,
  type CallRequest,
  type ExportList,
  listColleagues,
  maxBulkRows,
} from "@kautia/contract";
import { Button, Dialog, TextArea } from "@kautia/design-system";
import { errorText } from "@kautia/locales/format";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { MenuItem } from "react-aria-components";
import { queryOf, useChange } from "../api/queries.ts";
import { Failed } from "../parts/Failed.tsx";
import { MenuButton } from "../parts/MenuButton.tsx";
import { useNotice } from "../shell/notices.tsx";
import { usePersonId } from "../shell/person-id.ts";
import { Message } from "../parts/Message.tsx";
import { useText } from "../text/use-text.ts";

interface BulkBarProps {
  list: ExportList;
  acts: readonly BulkAct[];
  ids: readonly string[];
  total: number;
  /** The list's filters, for all rows that match them. */
  filters: Record<string, string>;
  /** What to call a row in a message. */
  nameOf: (rowId: string) => string;
  onClear: () => void;
}

/** What can be done with the chosen rows together. Says which could not be handled, and why. */
export function BulkBar({ list, acts, ids, total, filters, nameOf, onClear }: BulkBarProps) {
  const text = useText();
  const { t, number } = text;
  const say = useNotice();
  const own = usePersonId();
  const [isAll, setAll] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const { data } = useQuery({ ...queryOf(listColleagues, {}), enabled: acts.includes("ASSIGN") });
  const change = useChange(actOnRows, {
    onDone({ done, failed }) {
      if (done > 0) say({ text: t("office.bulk.done", { count: number(done) }) });
      setNote(null);
      if (failed.length === 0) onClear();
    },
  });
  const count = isAll ? total : ids.length;
  const act = (body: Omit<CallRequest<typeof actOnRows>["body"], "ids" | "filters">) =>
    change.mutate({ params: { list }, body: { ...body, ...(isAll ? { filters } : { ids: [...ids] }) } });
  const failed = change.data?.failed ?? [];
  return (
    <section className="bulk" aria-label={t("office.bulk.title")}>
      <strong>{t("office.bulk.chosen", { count: number(count) })}</strong>
      {!isAll && total > ids.length && total <= maxBulkRows ? (
        <Button variant="text" onClick={() => setAll(true)}>
          {t("office.bulk.all", { count: number(total) })}
        </Button>
      ) : null}
      {acts.includes("ASSIGN") ? (
        <MenuButton label={t("staff.assigned.handOver")}>
          {(data?.colleagues ?? []).map(({ id, name }) => (
            <MenuItem key={id} onAction={() => act({ act: "ASSIGN", to: id })}>
              {id === own ? t("staff.assigned.MINE") : name}
            </MenuItem>
          ))}
          <MenuItem onAction={() => act({ act: "ASSIGN", to: null })}>{t("staff.assigned.NOBODY")}</MenuItem>
        </MenuButton>
      ) : null}
      {acts.includes("TICK_OFF") ? (
        <Button variant="secondary" onClick={() => setNote("")}>
          {t("office.bulk.tickOff")}
        </Button>
      ) : null}
      {acts.includes("SEND_AGAIN") ? (
        <Button variant="secondary" onClick={() => act({ act: "SEND_AGAIN" })} busy={change.isPending}>
          {t("office.bulk.again")}
        </Button>
      ) : null}
      <Button variant="text" onClick={onClear}>
        {t("office.bulk.clear")}
      </Button>
      {failed.length > 0 ? (
        <Message live title={t("office.bulk.failed")}>
          <ul>
            {failed.map(({ id, errorCode, params }) => (
              <li key={id}>{`${nameOf(id)}: ${errorText({ path: "", errorCode, params, from: "server" }, text)}`}</li>
            ))}
          </ul>
        </Message>
      ) : null}
      {note === null ? <Failed error={change.error} /> : null}
      <Dialog
        open={note !== null}
        onClose={() => setNote(null)}
        title={t("office.bulk.tickOff")}
        closeText={t("common.close")}
        actions={
          <Button onClick={() => act({ act: "TICK_OFF", note })} busy={change.isPending}>
            {t("office.bulk.tickOffGo", { count: number(count) })}
          </Button>
        }
      >
        <TextArea label={t("staff.notice.note")} value={note ?? ""} onChange={setNote} rows={3} />
        <Failed error={change.error} />
      </Dialog>
    </section>
  );
}

import { addStaffNote, calledParties } from "@kautia/contract";
import { ChoiceList, TextArea } from "@kautia/design-system";
import { createLazyRoute, Link, useNavigate } from "@tanstack/react-router";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { Panel } from "../../parts/Panel.tsx";
import { useNotice } from "../../shell/notices.tsx";
import { useText } from "../../text/use-text.ts";
import { usePolicy } from "./use-policy.ts";

export const Route = createLazyRoute("/staff/policies/$id/call")({ component: CallNoteForm });

const noOne = "NOBODY";
const choices = [...calledParties, noOne] as const;

/** Notes a phone call, or something of our own. */
function CallNoteForm() {
  const { t } = useText();
  const { refId, contractNumber: id } = usePolicy();
  const { to = "TENANT" } = Route.useSearch();
  const navigate = useNavigate();
  const say = useNotice();
  const initial: { called: (typeof choices)[number]; note: string } = { called: to, note: "" };
  const form = useCallForm({
    call: addStaffNote,
    initial,
    request: ({ called, note }) => ({ params: { refId }, body: { note, called: called === noOne ? null : called } }),
    onDone: async () => {
      say({ text: t("office.noteCall.done") });
      await navigate({ to: "/staff/policies/$id", params: { id } });
    },
  });
  return (
    <Panel title={t("office.noteCall")}>
      <CallFormView
        form={form}
        label={t("office.noteCall.save")}
        beside={
          <Link className="k-link" to="/staff/policies/$id" params={{ id }}>
            {t("common.cancel")}
          </Link>
        }
      >
        <ChoiceList
          label={t("office.noteCall.with")}
          layout="chips"
          options={choices.map((value) => ({ value, label: t(`office.noteCall.${value}`) }))}
          value={form.values.called}
          onChange={(called) => form.set({ called })}
        />
        <TextArea {...form.bind("note")} label={t("office.noteCall.note")} rows={5} />
      </CallFormView>
    </Panel>
  );
}

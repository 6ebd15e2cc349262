import { answerQuestion, languageFacts, listQuestions, type StaffQuestionRow } from "@kautia/contract";
import { TextArea } from "@kautia/design-system";
import { when } from "@kautia/locales/format";
import { createLazyRoute } from "@tanstack/react-router";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { type Column, stateFilter } from "../../list/columns.ts";
import { ListPage } from "../../list/ListPage.tsx";
import { Facts } from "../../parts/Facts.tsx";
import { ContractLink } from "../places.tsx";
import { useText } from "../../text/use-text.ts";
import { Assignment } from "../work/Assignment.tsx";
import { DeclareButton, DeclareLink } from "./DeclareLink.tsx";
import { AreaTabs } from "../AreaTabs.tsx";
import { assigneeColumn, contractColumn, dueColumn, sinceColumn } from "../work/columns.tsx";

export const Route = createLazyRoute("/staff/questions")({ component: QuestionsPage });

function QuestionsPage() {
  const text = useText();
  const { t } = text;
  return (
    <ListPage
      call={listQuestions}
      list="questions"
      search={Route.useSearch()}
      title={t("staff.area.questions")}
      below={<AreaTabs of="conversations" />}
      actions={<DeclareButton />}
      searchLabel={t("staff.searchQuestions")}
      filters={[stateFilter(text, ["OPEN", "ANSWERED"], (state) => t(`staff.question.${state}`))]}
      columns={useColumns()}
      rowId={({ id }) => id}
      nameOf={({ landlordName, contractNumber }) => landlordName ?? contractNumber}
      acts={["ASSIGN"]}
      peek={Question}
      empty={t("staff.questionsNone")}
    />
  );
}

function useColumns(): Column<StaffQuestionRow>[] {
  const text = useText();
  const { t } = text;
  return [
    { id: "what", label: t("staff.col.what"), opens: true, cell: ({ message }) => message },
    { id: "landlord", label: t("staff.col.landlord"), cell: ({ landlordName }) => landlordName },
    contractColumn(text),
    sinceColumn(text, "askedAt", "askedAt"),
    dueColumn(text),
    assigneeColumn(text),
  ];
}

function Question({ of: row }: { of: StaffQuestionRow }) {
  const text = useText();
  const { t } = text;
  return (
    <>
      <h2>{row.landlordName ?? t("staff.col.landlord")}</h2>
      <blockquote>{row.message}</blockquote>
      <Facts
        facts={[
          { label: t("staff.col.contract"), value: <ContractLink {...row} /> },
          { label: t("staff.col.since"), value: when(text, row.askedAt) },
          {
            label: t("staff.question.ANSWERED"),
            value: row.answeredAt && `${row.answeredBy}, ${when(text, row.answeredAt)}`,
          },
        ]}
      />
      <DeclareLink contractNumber={row.contractNumber} />
      <Assignment kind="QUESTION" id={row.id} assignee={row.assignee} dueAt={row.dueAt} isOpen={row.answer === null} />
      {row.answer === null ? <Answer of={row} /> : <blockquote>{row.answer}</blockquote>}
    </>
  );
}

function Answer({ of: { id, language } }: { of: StaffQuestionRow }) {
  const { t } = useText();
  const form = useCallForm({
    call: answerQuestion,
    initial: { answer: "" },
    request: (body) => ({ params: { id }, body }),
    said: t("office.conversations.sent"),
  });
  return (
    <CallFormView form={form} label={t("staff.question.send")}>
      <TextArea
        {...form.bind("answer")}
        label={t("staff.question.answer")}
        help={t("staff.question.help", { language: languageFacts[language].name })}
        rows={6}
      />
    </CallFormView>
  );
}

import { answerQuestion, listQuestions, type StaffQuestionRow } from "@kautia/contract";
import { Button, Link, TextArea, VisuallyHidden } from "@kautia/design-system";
import { useState } from "react";
import { Form } from "#form/Form.tsx";
import { FormActions } from "#form/FormActions.tsx";
import { useForm } from "#form/use-form.ts";
import { useApp } from "#shell/app/app-context.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { when } from "@kautia/locales/format";
import { useScreenPath } from "#shell/use-screen-path.ts";
import { useConflict } from "../conflict.ts";
import { verdictOptions } from "../NoteForm.tsx";
import type { StaffPageProps } from "../StaffScreen.tsx";
import { handledByPage, stateQuery } from "#parts/tables/use-table.ts";
import { ListPage } from "./ListPage.tsx";

/** Landlords' questions from their page, to be answered by mail. */
export function QuestionsPage(props: StaffPageProps) {
  const { api } = useApp();
  const text = useText();
  const path = useScreenPath();
  const { t } = text;
  return (
    <ListPage
      {...props}
      title={t("staff.area.questions")}
      lead={t("staff.questionsLead")}
      empty={t("staff.questionsNone")}
      finder={{
        searchHelp: t("staff.searchQuestions"),
        filters: [
          {
            name: "state",
            label: t("staff.state"),
            emptyText: t("staff.question.OPEN"),
            options: [
              { value: "ANSWERED", label: t("staff.question.ANSWERED") },
              { value: "ALL", label: t("staff.all") },
            ],
          },
        ],
      }}
      load={(query) => api.call(listQuestions, stateQuery(["ANSWERED", "ALL"], query), handledByPage)}
      exported="questions"
      rowKey={({ id }) => id}
      columns={(reload) => [
        { key: "when", label: t("staff.col.when"), renderCell: ({ askedAt }) => when(text, askedAt) },
        {
          key: "what",
          label: t("staff.col.what"),
          renderCell: ({ message }) => <blockquote className="staff-note">{message}</blockquote>,
        },
        {
          key: "contract",
          label: t("staff.col.contract"),
          renderCell: ({ refId, contractNumber, landlordName }) => (
            <>
              <Link href={path("staff-policy", { refId })}>{contractNumber}</Link>
              <div className="quiet">{landlordName}</div>
            </>
          ),
        },
        {
          key: "state",
          label: t("staff.col.state"),
          renderCell: (question) =>
            question.answeredAt ? (
              <>
                <blockquote className="staff-note">{question.answer}</blockquote>
                <div className="quiet">{`${question.answeredBy}, ${when(text, question.answeredAt)}`}</div>
              </>
            ) : (
              <AnswerForm question={question} onAnswered={reload} />
            ),
        },
      ]}
    />
  );
}

function AnswerForm({ question, onAnswered }: { question: StaffQuestionRow; onAnswered: () => void }) {
  const { t, languageName } = useText();
  const [open, setOpen] = useState(false);
  const form = useForm({
    ...verdictOptions,
    id: "staff-question",
    call: answerQuestion,
    params: { id: question.id },
    initial: { answer: "" },
    labels: { answer: "staff.question.answer" },
    body: ({ answer }) => ({ answer }),
    onRefused: useConflict(),
    onSaved: onAnswered,
  });
  if (!open)
    return (
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <span>{t("staff.question.send")}</span>
        <VisuallyHidden>{` ${question.contractNumber}`}</VisuallyHidden>
      </Button>
    );
  return (
    <Form form={form}>
      <TextArea
        {...form.bind("answer")}
        help={t("staff.question.help", { language: languageName(question.language) })}
        rows={4}
      />
      <FormActions form={form} label={t("staff.question.send")} />
    </Form>
  );
}

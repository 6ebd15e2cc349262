/** Whether the id can be a folder, a part of a path and a part of a text's key. */
export function isQuestionId(id: string): boolean {
  return /^[a-z]+(-[a-z]+)*$/.test(id);
}

/**
 * The files of a new question with two options, by path. It shares the page of the short questions about the home, and
 * the call that saves details of the rental.
 */
export function newQuestionFiles(id: string): Record<string, string> {
  const field = id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const component = `${field[0]?.toUpperCase()}${field.slice(1)}Question`;
  const folder = `apps/web/src/questions/${id}`;
  return {
    [`packages/contract/src/questions/${id}.ts`]: `import * as z from "zod/mini";
import { oneOf } from "../fields/text.ts";
import { defineQuestion } from "./define-question.ts";
import { rentalDetails } from "./shared-saves.ts";

export const ${field}Options = ["yes", "no"] as const;

export const ${field}Question = defineQuestion({
  id: "${id}",
  page: "home-facts",
  save: rentalDetails,
  fields: { ${field}: z.optional(oneOf(${field}Options)) },
  place: "record",
  answer: { ${field}: oneOf(${field}Options) },
  answeredBy: "${field}",
  essential: false,
  skippable: true,
  quoteDependsOn: [],
  sample: { ${field}: "yes" },
});
`,
    [`${folder}/${component}.tsx`]: `import { ${field}Options, saves } from "@kautia/contract";
import { ChoiceQuestion } from "../../form/ChoiceQuestion.tsx";
import { useText } from "../../texts/use-text.ts";
import type { QuestionProps } from "../question.ts";

export function Question({ record, onSaved }: QuestionProps) {
  const { t } = useText();
  return (
    <ChoiceQuestion
      id="${id}"
      call={saves["rental-details"]}
      title="questions.${id}.title"
      field="${field}"
      short="questions.${id}.short"
      options={${field}Options.map((value) => ({ value, label: t(\`questions.${id}.\${value}\`) }))}
      saved={record.${field}}
      body={(chosen) => ({ ${field}: chosen })}
      onSaved={onSaved}
    />
  );
}
`,
    [`${folder}/${component}.test.tsx`]: `import { texts } from "@kautia/locales";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { askQuestion } from "../../testing/ask-question.ts";

test("saves the chosen option and continues", async () => {
  const words = texts("en");
  const { user, saved, path, next } = await askQuestion("${id}", { before: { ${field}: null } });
  const question = within(screen.getByRole("group", { name: words["questions.${id}.title"] }));
  await user.click(question.getByRole("radio", { name: words["questions.${id}.no"] }));
  await waitFor(() => expect(path()).toBe(next));
  expect(saved()).toEqual([{ ${field}: "no" }]);
});
`,
  };
}

/** What a person has to add to existing files; check and tests fail until it is done. */
export function whatIsLeft(id: string): string[] {
  return [
    "packages/contract/src/questions/index.ts: the question's place in the order, and its options among the exports",
    "apps/web/src/questions/question-modules.ts: its component",
    "apps/web/src/questions/summary-lines.ts: its line in the summary",
    ...["en", "de"].map(
      (language) => `packages/locales/src/${language}/questions.ts: questions.${id}.{title,short,yes,no}`,
    ),
    "e2e/src/tenant-in-browser.ts: the answer of a tenant in the journeys",
    `packages/contract/src/questions/${id}.ts: its page, fields and options, and whether it is essential, always asked, or part of the quote`,
  ];
}

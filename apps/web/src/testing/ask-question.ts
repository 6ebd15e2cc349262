import {
  nameQuestion,
  neighbourPage,
  type QuestionId,
  questionPageOf,
  questions,
  saveCall,
  type TenantRecord,
} from "@kautia/contract";
import { screen } from "@testing-library/react";
import { safeParse } from "zod/mini";
import { ok, refused } from "../../../../tools/vitest/fake-server.ts";
import { sampleRecord } from "./sample-record.ts";
import { sampleSettings } from "../../../../tools/vitest/sample-settings.ts";
import { type Scene, showApp } from "./show-app.tsx";

export interface Asked {
  /** Changes to the record before the answer. All other questions are answered. */
  before: Partial<TenantRecord>;
  /** Changes to the record after the save. By default all questions are answered. */
  after?: Partial<TenantRecord>;
  handlers?: Scene["handlers"];
}

type Handler = NonNullable<Scene["handlers"]>[string];

const saveOf = (step: QuestionId) => saveCall((questions.find(({ id }) => id === step) ?? nameQuestion).save.path);

/** Shows one question of an otherwise complete application. The fake server accepts what the contract allows. */
export async function askQuestion(step: QuestionId, { before, after = {}, handlers = {} }: Asked) {
  const save = saveOf(step);
  const record = (changes: Partial<TenantRecord>) =>
    sampleRecord({ lastCompletedPage: null, rentContractId: "", ...changes });
  const accept: Handler = ({ call, body }, state) => {
    if (!call.body || !safeParse(call.body, body).success) return refused("FIELD_INVALID");
    state.record = record(after);
    return ok({ lastCompletedPage: state.record.lastCompletedPage });
  };
  // All questions of the step's page can be saved.
  const onPage = questionPageOf(step, record(after)).steps.map((item) => saveOf(item).name);
  const scene = await showApp({
    at: `/en?step=${step}`,
    record: record(before),
    handlers: {
      "get-price": () => ok({ yearly: 70.5, monthly: 6.35 }),
      "search-properties": () => ok({ properties: [] }),
      "check-address": () => ok({}),
      "get-double-policy": () => ok({ doublePolicy: false }),
      "get-product-validation": () => ok(sampleSettings.product),
      ...Object.fromEntries(onPage.map((name) => [name, accept])),
      ...handlers,
    },
  });
  await screen.findByRole("heading", { level: 1 });
  return {
    ...scene,
    /** The path of the page that follows after the save. */
    next: `/en?step=${neighbourPage(step, 1, record(after))}`,
    /** The bodies that were sent, without the token. */
    saved: () => scene.server.asked(save.name).map(({ body: { token: _token, ...rest } }) => rest),
  };
}

export const continueButton = () => screen.getByRole("button", { name: "Continue" });

import { type ProductLimits, type QuestionId, questionsOnPage } from "@kautia/contract";
import type { ComponentType } from "react";
import type { App } from "../../app/app.ts";
import type { Loaded } from "../../navigation/navigator.ts";
import type { QuestionProps } from "../../questions/question.ts";
import { questionModules } from "../../questions/question-modules.ts";
import { ConnectionLost } from "../../browser/connection-lost.ts";
import { IndexScreen } from "./IndexScreen.tsx";
import { loadLimits } from "./limits.ts";
import { stepToShow } from "./step-to-show.ts";

export interface IndexData {
  step: QuestionId;
  /** The questions of the step's page, also those that apply only after another answer on it. */
  questions: readonly { step: QuestionId; Question: ComponentType<QuestionProps> }[];
  limits: ProductLimits;
}

/** Decides which page to show and loads its code first. Redirects when the address names a step that is not reached. */
export async function prepare(app: App, url: URL): Promise<Loaded> {
  const record = app.session.record.get();
  if (!record) throw new ConnectionLost();
  const requested = url.searchParams.get("step");
  const step = stepToShow(requested, record);
  if (step !== requested) {
    const query = new URLSearchParams(url.search);
    query.set("step", step);
    return { kind: "redirect", to: `${url.pathname}?${query}` };
  }
  const steps = questionsOnPage(step);
  const [questions, limits] = await Promise.all([
    Promise.all(steps.map(async (item) => ({ step: item, ...(await questionModules[item]()) }))),
    limitsFor(steps, app),
  ]);
  return { kind: "page", page: <IndexScreen {...{ step, questions, limits }} /> };
}

/** Only the rent-and-deposit question needs the application's own limits. */
function limitsFor(steps: readonly QuestionId[], app: App): Promise<ProductLimits> | ProductLimits {
  return steps.includes("rent-and-deposit") ? loadLimits(app) : app.settings.product;
}

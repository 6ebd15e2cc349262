import { getProductValidation, type ProductLimits, type StepId } from "@kautia/contract";
import type { ComponentType } from "react";
import type { App } from "../../app/app.ts";
import type { Loaded } from "../../navigation/navigator.ts";
import type { QuestionProps } from "../../questions/question.ts";
import { questionModules } from "../../questions/question-modules.ts";
import { ConnectionLost } from "../../shell/connection-lost.ts";
import { IndexScreen } from "./IndexScreen.tsx";
import { stepToShow } from "./step-to-show.ts";

export interface IndexData {
  step: StepId;
  Question: ComponentType<QuestionProps>;
  limits: ProductLimits;
}

/** Decides which question is asked, and has its code there before it is shown. */
export async function prepare(app: App, url: URL): Promise<Loaded> {
  const record = app.session.record.get();
  if (!record) throw new ConnectionLost();
  const asked = url.searchParams.get("step");
  const step = stepToShow(asked, record);
  if (step !== asked) {
    const query = new URLSearchParams(url.search);
    query.set("step", step);
    return { kind: "redirect", to: `${url.pathname}?${query}` };
  }
  const [{ Question }, limits] = await Promise.all([questionModules[step](), loadLimits(step, app)]);
  return { kind: "page", page: <IndexScreen {...{ step, Question, limits }} /> };
}

/** The limits are the product's own; where they cannot be had, its defaults help, and the server checks in any case. */
async function loadLimits(step: StepId, { api, session, settings }: App): Promise<ProductLimits> {
  const token = session.token();
  if (step !== "rent-and-deposit" || !token) return settings.product;
  const result = await api.call(getProductValidation, { params: { token } }, { handBack: "all" });
  return result.ok ? result.answer : settings.product;
}

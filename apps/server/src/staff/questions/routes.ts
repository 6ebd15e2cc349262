import { answerQuestion, listQuestions } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { sendAnswer } from "./answer.ts";
import { questionList } from "./list.ts";

export function questionRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, listQuestions, ({ query }, { caller: person }) =>
    questionList.readPage({ ...deps, person }, query),
  );
  registerCall(app, deps, answerQuestion, ({ params, body }, { caller: person }) =>
    sendAnswer(deps, person, { ...params, ...body }),
  );
}

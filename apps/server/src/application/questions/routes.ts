import {
  answersOfSave,
  type FieldError,
  questions,
  questionsSavedBy,
  savePaths,
  saves,
  type SavePath,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import { refuseAddress } from "../../addresses/index.ts";
import type { Deps } from "../../deps.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { saveAnswers } from "../save-answers.ts";
import type { Tenant } from "../tenant.ts";
import { toSaveResponse } from "./save-response.ts";
import { registerName } from "./name.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import type { RequestContext } from "../../platform/http/request-context.ts";

export function registerQuestionRoutes(app: FastifyInstance, deps: Deps): void {
  registerName(app, deps);
  for (const path of savePaths) {
    registerCall(app, deps, saves[path], ({ body }, context) => saveQuestions(deps, path, body, context));
  }
}

/** Saves the answers to all questions that share the call. Every body has its address at `address.address`. */
async function saveQuestions(deps: Deps, path: SavePath, body: object, context: RequestContext & { caller: Tenant }) {
  const asked = questionsSavedBy(path);
  for (const question of asked) {
    const address = question.addressOf?.(body);
    const impossible = address && (await refuseAddress(deps, address, "address.address."));
    if (impossible) return impossible;
  }
  const saved = await saveAnswers(deps, context.caller, {
    cause: `save-${path}`,
    answers: answersOfSave(path, body),
    locale: context.chosenLocale,
    ip: context.ip,
    completes: asked.some((question) => question === questions.at(-1)) ? "TENANT_DETAILS" : null,
    check: ({ country }): FieldError[] => {
      const today = localDay(country, deps.clock.now());
      const { products, maxCoTenants } = deps.config;
      const product = products[country];
      return asked.flatMap((question) => question.check?.(body, { today, product, maxCoTenants }) ?? []);
    },
  });
  return toSaveResponse(saved, context.caller.token, context);
}

import { answersToStore, nameQuestion, saveName } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Application } from "../application.ts";
import { firstInformationMail } from "../first-information.ts";
import { makeApplication } from "../make-application.ts";
import { completePhones, findWrongPhone } from "../phones.ts";
import { saveAnswers } from "../save-answers.ts";
import type { Deps } from "../../deps.ts";
import { Refusal, refuse, refuseFields } from "../../platform/http/refusal.ts";
import { isOffered } from "../../platform/is-offered.ts";
import { localeAt } from "../../platform/http/locale.ts";
import { countFirstMail } from "../../platform/http/network-limits.ts";
import { toSaveResponse } from "./save-response.ts";
import { registerCall } from "../../platform/http/register-call.ts";

/** The first question. Its call creates the application unless it brings a token. */
export function registerName(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, saveName, async ({ body }, { caller, country, chosenLocale, wantsRecord, ip }) => {
    const answers = answersToStore(nameQuestion, body);
    if (!caller) {
      const home = body.country ?? country;
      if (!isOffered(deps.config, home)) return refuse("COUNTRY_NOT_OFFERED");
      const made = { country: home, locale: localeAt({ chosenLocale }, home), answers: completePhones(answers, home) };
      const wrong = findWrongPhone(made.answers);
      if (wrong.length > 0) return refuseFields(wrong);
      const tooMany = await countFirstMail(deps, ip);
      if (tooMany) return tooMany;
      const mailOf = (refId: string) => firstInformationMail(deps, refId, made);
      return { token: await makeApplication(deps, saveName.name, made, mailOf), lastCompletedPage: null };
    }
    const mail = (changed: Application) => firstInformationMail(deps, changed.refId, changed);
    const change = { cause: saveName.name, answers, country: body.country ?? null, locale: chosenLocale, ip, mail };
    const saved = toSaveResponse(await saveAnswers(deps, caller, change), caller.token, { wantsRecord });
    return saved instanceof Refusal ? saved : { token: caller.token, ...saved };
  });
}

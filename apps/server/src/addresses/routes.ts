import { checkAddress, suggestAddresses } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { refuse } from "../platform/http/refusal.ts";
import { SuggestionUnavailable } from "./ports.ts";
import { check } from "./check.ts";
import { registerCall } from "../platform/http/register-call.ts";

export function registerAddressRoutes(app: FastifyInstance, deps: Deps): void {
  const { suggestion, random, log } = deps;

  registerCall(app, deps, suggestAddresses, async ({ body: { query, suggestSession, ...body } }, context) => {
    const country = body.country || context.country;
    const session = suggestSession ?? random.uuid();
    try {
      const suggestions = await suggestion.suggest({ text: query, country, session });
      return { suggestions, suggestSession: session, attribution: suggestion.attribution(country) };
    } catch (error) {
      if (!(error instanceof SuggestionUnavailable)) throw error;
      log.warn({ reason: error.message }, "address suggestions failed");
      return refuse("PROVIDER_UNAVAILABLE");
    }
  });

  registerCall(app, deps, checkAddress, ({ body }) => check(deps, body, body.suggestSession ?? random.uuid()));
}

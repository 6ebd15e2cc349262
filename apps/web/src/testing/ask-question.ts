import { type StepId, steps, type TenantRecord } from "@kautia/contract";
import { screen } from "@testing-library/react";
import { safeParse } from "zod/mini";
import { type Handler, ok, refused } from "./fake-server.ts";
import { sampleRecord, sampleSettings } from "./sample-record.ts";
import { showApp } from "./show-app.tsx";

/** One question of an application that is otherwise answered, on a server that saves what the contract allows. */
export async function askQuestion(
  step: StepId,
  changes: Partial<TenantRecord>,
  handlers: Record<string, Handler> = {},
) {
  const { save } = steps.find(({ id }) => id === step) ?? steps[0];
  const scene = await showApp({
    at: `/en?step=${step}`,
    record: sampleRecord({ lastCompletedPage: null, rentContractId: "", ...changes }),
    handlers: {
      "get-price": () => ok({ yearly: 70.5, monthly: 6.35 }),
      "get-product-validation": () => ok(sampleSettings.product),
      [save.name]: ({ call, body }) =>
        call.body && safeParse(call.body, body).success ? ok({ lastCompletedPage: null }) : refused("FIELD_INVALID"),
      ...handlers,
    },
  });
  await screen.findByRole("heading", { level: 1 });
  const shownStep = () => new URLSearchParams(location.search).get("step");
  return {
    ...scene,
    shownStep,
    /** The bodies that were sent, without the token that all of them carry. */
    saved: () => scene.server.asked(save.name).map(({ body: { token: _, ...rest } }) => rest),
  };
}

export const continueButton = () => screen.getByRole("button", { name: "Continue" });

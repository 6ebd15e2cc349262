import {
  addPasskey,
  askToAddPasskey,
  askToLogInByPasskey,
  type Call,
  type CallRequest,
  type ListedPasskey,
  logInByPasskey,
} from "@kautia/contract";
import type { Api } from "../api/api.ts";
import type { CallFailure } from "../api/call-result.ts";
import { makeKey, type NoKey, proveKey } from "./ask-device.ts";

/** Why it did not come about; `left` where another page is shown for it. */
export type Why = NoKey | "offline" | "slow" | "refused" | "logged-out" | "left";

/** From the question of the server over the device's answer to a session. Loaded when somebody asks for it. */
export async function enterByPasskey(api: Api): Promise<"in" | Why> {
  const asked = await ask(api, askToLogInByPasskey, {});
  if (!asked.ok) return whyOf(asked);
  const passkey = await proveKey(asked.answer);
  if (typeof passkey === "string") return passkey;
  const opened = await ask(api, logInByPasskey, { body: { passkey } });
  return opened.ok ? "in" : whyOf(opened);
}

/** The same for a new key of who is logged in. */
export async function addPasskeyHere(api: Api): Promise<ListedPasskey | Why> {
  const asked = await ask(api, askToAddPasskey, {});
  if (!asked.ok) return whyOf(asked);
  const passkey = await makeKey(asked.answer);
  if (typeof passkey === "string") return passkey;
  const added = await ask(api, addPasskey, { body: { passkey } });
  return added.ok ? added.answer : whyOf(added);
}

function ask<C extends Call>(api: Api, call: C, request: CallRequest<C>) {
  return api.call(call, request, { quiet: true, handBack: [401, 429] });
}

function whyOf(failure: CallFailure): Why {
  if (failure.why === "offline") return "offline";
  if (failure.why !== "refused") return "left";
  const { status, errorCode } = failure.problem;
  if (errorCode === "LOGIN_REQUIRED") return "logged-out";
  return status === 429 ? "slow" : "refused";
}

import {
  addPasskey,
  askToAddPasskey,
  askToLogInByPasskey,
  type Call,
  type CallRequest,
  type ListedPasskey,
  logInByPasskey,
} from "@kautia/contract";
import type { Api } from "../../api/api.ts";
import type { CallFailure } from "../../api/call-result.ts";
import { makeKey, type NoKey, proveKey } from "./ask-device.ts";

/** Why it failed; `left` if the app went to an error page. */
export type Why = NoKey | "offline" | "slow" | "refused" | "logged-out" | "left";

/** Logs in with a passkey of the device. Loaded on demand. */
export async function enterByPasskey(api: Api): Promise<"in" | Why> {
  const challenge = await send(api, askToLogInByPasskey, {});
  if (!challenge.ok) return reasonOf(challenge);
  const passkey = await proveKey(challenge.answer);
  if (typeof passkey === "string") return passkey;
  const opened = await send(api, logInByPasskey, { body: { passkey } });
  return opened.ok ? "in" : reasonOf(opened);
}

/** Creates a passkey and adds it to the account that is logged in. */
export async function addPasskeyHere(api: Api): Promise<ListedPasskey | Why> {
  const challenge = await send(api, askToAddPasskey, {});
  if (!challenge.ok) return reasonOf(challenge);
  const passkey = await makeKey(challenge.answer);
  if (typeof passkey === "string") return passkey;
  const added = await send(api, addPasskey, { body: { passkey } });
  return added.ok ? added.answer : reasonOf(added);
}

function send<C extends Call>(api: Api, call: C, request: CallRequest<C>) {
  return api.call(call, request, { quiet: true, handledStatuses: [401, 429] });
}

function reasonOf(failure: CallFailure): Why {
  if (failure.why === "offline") return "offline";
  if (failure.why !== "refused") return "left";
  const { status, errorCode } = failure.problem;
  if (errorCode === "LOGIN_REQUIRED") return "logged-out";
  return status === 429 ? "slow" : "refused";
}

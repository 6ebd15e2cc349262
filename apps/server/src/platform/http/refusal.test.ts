import { type ErrorCode, errors } from "@kautia/contract";
import { expect, test } from "vitest";
import { refusalAnswer, refuse } from "./refusal.ts";

const codes = Object.keys(errors).filter((code): code is ErrorCode => code in errors);

test("every 503 says when to try again, and no other refusal does by itself", () => {
  const timed = codes.filter((code) => refusalAnswer(refuse(code)).retryAfter !== null);
  expect(timed.length).toBeGreaterThan(0);
  expect(timed).toEqual(codes.filter((code) => errors[code].status === 503));
});

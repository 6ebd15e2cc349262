import { pino } from "pino";
import { causeFields } from "../cause.ts";
import type { Log } from "../log.ts";
import { traceFields } from "../telemetry/in-span.ts";

export function makeLog(level: string, output: 1 | 2 = 1): Log {
  return pino(
    {
      level,
      serializers: { err: describeError },
      mixin: () => ({ ...causeFields(), ...traceFields() }),
    },
    pino.destination({ dest: output, sync: true }),
  );
}

interface ErrorDescription {
  type: string;
  message: string;
  stack: string | undefined;
  code?: unknown;
  cause?: ErrorDescription;
}

/** The fields of an error that may be logged. Others may contain a row, a request or a whole connection. */
function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: undefined };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...("code" in error && { code: error.code }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

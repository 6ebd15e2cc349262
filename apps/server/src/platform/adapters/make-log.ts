import { pino } from "pino";
import { causeFields } from "../cause.ts";
import { describeError } from "../describe-error.ts";
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

export { describeChange, waitingFor } from "./amendments.ts";
export { createText, type Text, type TextValues } from "./create-text.ts";
export { errorText, type FieldWords, type ShownError } from "./error-text.ts";
export { localDay } from "./local-day.ts";
export { promisedTime } from "./promised-time.ts";
export { once } from "./once.ts";
export { tooOften } from "./too-often.ts";
export { time, when } from "./when.ts";
export { writeMoney } from "./write-money.ts";

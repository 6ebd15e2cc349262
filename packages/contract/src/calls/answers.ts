import * as z from "zod/mini";
import { token } from "../fields/token.ts";
import { lastCompletedPage } from "../flow/progress.ts";

/** What every save answers. Source: specification §4. */
export const saveAnswer = z.object({ lastCompletedPage: z.nullable(lastCompletedPage) });
export type SaveAnswer = z.infer<typeof saveAnswer>;

/** A path that names the application by its token. */
export const tokenParams = z.object({ token });

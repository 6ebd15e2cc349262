import type { en } from "../en/index.ts";
import { choices } from "./choices.ts";
import { common } from "./common.ts";
import { errors } from "./errors.ts";
import { pages } from "./pages.ts";
import { questions } from "./questions.ts";
import { summary } from "./summary.ts";
import { welcome } from "./welcome.ts";

export const de: Record<keyof typeof en, string> = {
  ...common,
  ...welcome,
  ...pages,
  ...questions,
  ...choices,
  ...summary,
  ...errors,
};

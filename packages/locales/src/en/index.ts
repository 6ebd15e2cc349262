import { choices } from "./choices.ts";
import { common } from "./common.ts";
import { errors } from "./errors.ts";
import { pages } from "./pages.ts";
import { questions } from "./questions.ts";
import { summary } from "./summary.ts";
import { welcome } from "./welcome.ts";

/** Every text of the app; the keys of English are the keys there are. */
export const en = { ...common, ...welcome, ...pages, ...questions, ...choices, ...summary, ...errors };

import { texts } from "@kautia/locales";
import { createText } from "@kautia/locales/format";

/** The office's English words for a key. A test that asks for a text by its key stays right when the text is reworded. */
export const words = createText("en", texts("en", "staff")).t;

import { saveName } from "../saves/name.ts";
import { defineStep } from "./define-step.ts";

/** Salutation, first and last name, e-mail, phone. */
export const nameStep = defineStep({
  id: "name",
  save: saveName,
  essential: true,
  answered: (record) => Boolean(record.userInfo?.email),
});

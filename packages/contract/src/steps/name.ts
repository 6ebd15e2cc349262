import { saveName } from "../saves/name.ts";
import { defineStep } from "./define-step.ts";

/** Salutation, first and last name, email and phone. */
export const nameStep = defineStep({
  id: "name",
  save: saveName,
  essential: true,
  answered: (record) => Boolean(record.userInfo?.email),
});

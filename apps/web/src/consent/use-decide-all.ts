import { useApp } from "../app/app-context.ts";
import { choicesIn } from "./choices.ts";
import { consentOf } from "./consent-of.ts";

export function useDecideAll(): (yes: boolean) => void {
  const app = useApp();
  return (yes) => {
    const choices = choicesIn(app.settings);
    consentOf(app).decide(Object.fromEntries(choices.map((choice) => [choice, yes])));
  };
}

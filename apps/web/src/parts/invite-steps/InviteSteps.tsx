import { useText } from "../../texts/use-text.ts";
import { Timeline } from "../timeline/Timeline.tsx";

const steps = ["invite.stepYou", "invite.stepTenant", "invite.stepAccept"] as const;

/** What happens after a landlord's invitation, and whose turn it is. */
export function InviteSteps({ turn }: { turn: "landlord" | "tenant" }) {
  const { t } = useText();
  const at = turn === "landlord" ? 0 : 1;
  return (
    <section className="k-flow">
      <h2>{t("invite.steps")}</h2>
      <Timeline
        items={steps.map((key, step) => ({
          title: t(key),
          state: step < at ? "done" : step === at ? "current" : "upcoming",
        }))}
      />
    </section>
  );
}

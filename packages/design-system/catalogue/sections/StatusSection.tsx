import { Link, ProgressBar, StatusTimeline, Stepper, SummaryList } from "../../src/index.ts";
import { Item, Section } from "../Section.tsx";

const STEPS = [{ label: "Zusammenfassung", href: "#status" }, { label: "Zahlung" }, { label: "Geschafft" }];
const change = (what: string) => (
  <Link standalone href="#status" hiddenText={what}>
    Change
  </Link>
);

export function StatusSection() {
  return (
    <Section title="Status">
      <Item name="ProgressBar">
        <ProgressBar label="Your application" value={5} max={14} valueText="Step 5 of 14: Home type" />
      </Item>
      <Item name="Stepper">
        <Stepper label="Zahlung" steps={STEPS} current={1} doneText="erledigt" />
      </Item>
      <Item name="StatusTimeline">
        <StatusTimeline
          label="Where it stands"
          stateTexts={{ done: "Done", current: "Now", upcoming: "To come", problem: "Attention" }}
          items={[
            { title: "Quote", state: "done", date: "1 March 2027", dateTime: "2027-03-01" },
            { title: "Contract signed", state: "done", date: "2 March 2027", dateTime: "2027-03-02" },
            {
              title: "Your landlord decides",
              state: "current",
              date: "since 2 March 2027",
              detail: "We remind Ms Özdemir on 9 March. You need do nothing.",
            },
            {
              title: "Card refused",
              state: "problem",
              detail: (
                <Link standalone href="#status">
                  Give another card
                </Link>
              ),
            },
            { title: "Cover begins", state: "upcoming", date: "with the acceptance" },
          ]}
        />
      </Item>
      <Item name="SummaryList">
        <SummaryList
          rows={[
            { label: "Name", value: "Maximiliane Wolfeschlegelsteinhausenbergerdorff", action: change("your name") },
            {
              label: "New home",
              value: (
                <>
                  Donaudampfschifffahrtsgesellschaftsstraße 12
                  <br />
                  1060 Wien
                </>
              ),
              action: change("your new home"),
            },
            { label: "Deposit", value: "1.500,00 €", action: change("the deposit") },
            { label: "Price", value: "70,50 € im Jahr" },
          ]}
        />
      </Item>
    </Section>
  );
}

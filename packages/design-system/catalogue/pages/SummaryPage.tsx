import { Actions, Button, Checkbox, Link, Question, Stepper, SummaryList } from "../../src/index.ts";
import { Frame } from "./Frame.tsx";

const change = (what: string) => (
  <Link standalone href="?change" hiddenText={what}>
    Ändern
  </Link>
);

export function SummaryPage() {
  return (
    <Frame>
      <Stepper
        label="Abschluss"
        steps={[{ label: "Zusammenfassung" }, { label: "Zahlung" }, { label: "Geschafft" }]}
        current={0}
        doneText="erledigt"
      />
      <form>
        <Question title="Stimmt alles?" />
        <SummaryList
          rows={[
            { label: "Name", value: "Maximiliane Wolfeschlegelsteinhausenbergerdorff", action: change("Name") },
            {
              label: "Neue Wohnung",
              value: "Donaudampfschifffahrtsgesellschaftsstraße 12, 1060 Wien",
              action: change("Neue Wohnung"),
            },
            { label: "Kaution", value: "1.500 €", action: change("Kaution") },
            { label: "Preis", value: "70,50 € im Jahr" },
          ]}
        />
        <Checkbox
          label={
            <>
              Ich habe die <Link href="?avb">Versicherungsbedingungen</Link> und das{" "}
              <Link href="?ipid">Informationsblatt zu Versicherungsprodukten</Link> erhalten und stimme ihnen zu.
            </>
          }
        />
        <Actions>
          <Button type="submit">Zahlungspflichtig unterschreiben</Button>
        </Actions>
      </form>
    </Frame>
  );
}

import { Actions, Button, ErrorSummary, MoneyField, Question, DateField } from "../../src/index.ts";
import { Frame } from "./Frame.tsx";

export function RentPage() {
  return (
    <Frame step={9}>
      <form>
        <ErrorSummary
          title="Bitte prüfe eine Angabe"
          errors={[{ fieldId: "deposit", text: "Die Kaution darf höchstens drei Kaltmieten betragen: 2.400 €" }]}
        />
        <Question
          title="Wie hoch sind Miete und Kaution?"
          lead="Beides steht in deinem Mietvertrag."
          why="Aus der Kaution berechnen wir sofort den genauen Preis."
        />
        <MoneyField
          label="Kaltmiete im Monat"
          locale="de"
          defaultValue="800"
          help="Ohne Heizung und Nebenkosten"
          width="medium"
        />
        <MoneyField
          id="deposit"
          label="Kaution"
          locale="de"
          defaultValue="3000"
          width="medium"
          error="Höchstens drei Kaltmieten: 2.400 €"
        />
        <DateField
          label="Beginn des Mietvertrags"
          locale="de"
          partLabels={{ day: "Tag", month: "Monat", year: "Jahr" }}
          defaultValue="2027-03-01"
          pickerText="Im Kalender wählen"
        />
        <Actions>
          <Button type="submit">Weiter</Button>
          <Button variant="text">Später weitermachen</Button>
        </Actions>
      </form>
    </Frame>
  );
}

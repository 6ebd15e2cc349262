import { ButtonLink, DrawingLetter, Question, StatusTimeline } from "../../src/index.ts";
import { Frame } from "./Frame.tsx";

export function StatusPage() {
  return (
    <Frame rail={false}>
      <DrawingLetter />
      <Question
        title="Deine Vermieterin ist am Zug"
        lead="Wir haben ihr die Bürgschaft am 2. März geschickt. Du musst nichts tun."
      />
      <StatusTimeline
        label="Stand deiner Bürgschaft"
        stateTexts={{ done: "Erledigt", current: "Jetzt", upcoming: "Kommt noch", problem: "Achtung" }}
        items={[
          { title: "Angebot erstellt", state: "done", date: "1. März 2027", dateTime: "2027-03-01" },
          { title: "Vertrag unterschrieben", state: "done", date: "2. März 2027", dateTime: "2027-03-02" },
          {
            title: "Annahme durch Frau Özdemir",
            state: "current",
            date: "seit 2. März 2027",
            detail: "Wir erinnern sie am 9. März.",
          },
          { title: "Schutz beginnt, erste Abbuchung", state: "upcoming", date: "mit der Annahme" },
        ]}
      />
      <p style={{ marginBlockStart: "2rem" }}>
        <ButtonLink variant="secondary" href="?brief">
          Bürgschaft ansehen
        </ButtonLink>
      </p>
    </Frame>
  );
}

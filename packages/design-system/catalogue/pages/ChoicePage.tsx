import {
  Actions,
  Button,
  ChoiceList,
  IconChildren,
  IconCouple,
  IconFamily,
  IconRoommate,
  IconSingle,
} from "../../src/index.ts";
import { Frame } from "./Frame.tsx";

export function ChoicePage() {
  return (
    <Frame step={5}>
      <form>
        <ChoiceList
          asQuestion
          label="Wer wohnt mit dir in der neuen Wohnung?"
          help="Das ändert den Preis nicht. Der Versicherer fragt danach."
          defaultValue="couple"
          options={[
            { value: "single", label: "Nur ich", icon: <IconSingle /> },
            { value: "couple", label: "Wir sind zu zweit", explanation: "Partnerin, Partner", icon: <IconCouple /> },
            { value: "family", label: "Familie", explanation: "Zwei Erwachsene mit Kindern", icon: <IconFamily /> },
            {
              value: "roommate",
              label: "Wohngemeinschaft",
              explanation: "Jede Person mit eigenem Zimmer",
              icon: <IconRoommate />,
            },
            { value: "children", label: "Ich mit Kindern", icon: <IconChildren /> },
          ]}
        />
        <Actions>
          <Button type="submit">Weiter</Button>
        </Actions>
      </form>
    </Frame>
  );
}

import { FileDrop, type FileItem } from "../../src/index.ts";
import { Item, Section } from "../Section.tsx";

const TEXTS = {
  choose: "Choose a file or take a photo",
  photo: "Take a photo",
  drop: "or drop it here",
  cancel: "Cancel",
  retry: "Try again",
  replace: "Replace",
  remove: "Remove",
  uploading: "Uploading",
  waiting: "Uploaded, not checked yet",
  done: "Uploaded",
};
const FILES: FileItem[] = [
  { id: "1", name: "Personalausweis-Vorderseite.jpg", detail: "2.4 MB", state: "uploading", progress: 62 },
  {
    id: "2",
    name: "Arbeitsvertrag_Donaudampfschifffahrtsgesellschaft_2026_unterschrieben.pdf",
    detail: "812 kB",
    state: "done",
  },
  {
    id: "3",
    name: "film.mov",
    detail: "96 MB",
    state: "failed",
    message: "Too large: at most 50 MB. Please choose another file.",
  },
];
const nothing = () => {};

export function FilesSection() {
  return (
    <Section title="Files">
      <Item name="FileDrop: empty">
        <FileDrop label="Work contract" help="PDF or photo, at most 50 MB" files={[]} onFiles={nothing} texts={TEXTS} />
      </Item>
      <Item name="FileDrop: focus" states={{ input: "focus" }}>
        <FileDrop label="Passport" files={[]} onFiles={nothing} texts={TEXTS} />
      </Item>
      <Item name="FileDrop: error">
        <FileDrop label="Passport" error="Please add your passport" files={[]} onFiles={nothing} texts={TEXTS} />
      </Item>
      <Item name="FileDrop: uploading, done, failed">
        <FileDrop
          label="Documents"
          multiple
          files={FILES}
          onFiles={nothing}
          onCancel={nothing}
          onRetry={nothing}
          onRemove={nothing}
          texts={TEXTS}
        />
      </Item>
    </Section>
  );
}

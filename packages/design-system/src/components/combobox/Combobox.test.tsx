import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Combobox, type ComboboxProps, type Suggestion } from "./Combobox.tsx";

const FOUND: Suggestion[] = [
  { id: "1", title: "Hauptstraße 1", detail: "10827 Berlin" },
  { id: "2", title: "Hauptstraße 2", detail: "1060 Wien" },
  { id: "3", title: "Hauptweg 3" },
];
const TEXTS = {
  list: "Addresses",
  loading: "Searching",
  none: "Nothing found",
  count: (n: number) => `${n} suggestions`,
};

function Address(props: Partial<ComboboxProps<Suggestion>>) {
  const [text, setText] = useState("");
  return (
    <Combobox
      label="Address"
      suggestions={text === "" ? [] : FOUND}
      texts={TEXTS}
      {...props}
      value={text}
      onChange={setText}
      onSelect={(suggestion) => {
        setText(suggestion.title);
        props.onSelect?.(suggestion);
      }}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Address" });
const active = () => document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent;

test("opens the list on typing and announces the number of suggestions", async () => {
  render(<Address />);
  expect(field().getAttribute("aria-expanded")).toBe("false");
  await userEvent.type(field(), "Ha");
  expect(field().getAttribute("aria-expanded")).toBe("true");
  expect(screen.getAllByRole("option")).toHaveLength(3);
  expect(screen.getByRole("status").textContent).toBe("3 suggestions");
});

test("arrow keys wrap around, Home and End jump to the ends, Enter selects", async () => {
  const onSelect = vi.fn<(...args: unknown[]) => void>();
  render(<Address onSelect={onSelect} />);
  await userEvent.type(field(), "Ha");
  await userEvent.keyboard("{ArrowDown}");
  expect(active()).toBe("Hauptstraße 1 10827 Berlin");
  await userEvent.keyboard("{ArrowUp}");
  expect(active()).toBe("Hauptweg 3");
  await userEvent.keyboard("{Home}{ArrowDown}{End}{ArrowUp}");
  expect(active()).toBe("Hauptstraße 2 1060 Wien");
  await userEvent.keyboard("{Enter}");
  expect(onSelect).toHaveBeenCalledWith(FOUND[1]);
  expect(field().value).toBe("Hauptstraße 2");
  expect(field().getAttribute("aria-expanded")).toBe("false");
  expect(document.activeElement).toBe(field());
});

test("Escape closes the list and keeps the text; Enter with a closed list submits the form", async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Address />
      <button type="submit">Next</button>
    </form>,
  );
  await userEvent.type(field(), "Ha");
  await userEvent.keyboard("{ArrowDown}{Escape}");
  expect(field().getAttribute("aria-expanded")).toBe("false");
  expect(field().value).toBe("Ha");
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test.each([
  ["MacIntel", "Hauptstraße 1 10827 Berlin"],
  ["Win32", "3 suggestions"],
])("on %s, the arrow keys announce '%s'", async (platform, spoken) => {
  vi.spyOn(navigator, "platform", "get").mockReturnValue(platform);
  render(<Address />);
  await userEvent.type(field(), "Ha");
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole("status").textContent).toBe(spoken);
  vi.restoreAllMocks();
});

test("a click selects a suggestion; leaving the field selects none", async () => {
  const onSelect = vi.fn<(...args: unknown[]) => void>();
  render(<Address onSelect={onSelect} />);
  await userEvent.type(field(), "Ha");
  await userEvent.keyboard("{ArrowDown}");
  await userEvent.tab();
  expect(onSelect).not.toHaveBeenCalled();
  expect(field().getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(field());
  await userEvent.click(screen.getByRole("option", { name: /Hauptweg 3/ }));
  expect(onSelect).toHaveBeenCalledWith(FOUND[2]);
});

test("announces that it is searching and that nothing was found", async () => {
  const { rerender } = render(<Address loading suggestions={[]} />);
  await userEvent.type(field(), "xx");
  expect(screen.getByRole("status").textContent).toBe("Searching");
  rerender(<Address searched suggestions={[]} />);
  expect(screen.getByRole("status").textContent).toBe("Nothing found");
  expect(screen.queryAllByRole("option")).toHaveLength(0);
});

test("says that nothing was found without covering the fields below, even after the focus has left", async () => {
  render(<Address suggestions={[]} searched />);
  await userEvent.type(field(), "Xy");
  const note = screen.getByText("Nothing found", { selector: "p" });
  expect(note.closest(".k-combobox__panel")).toBeNull();
  expect(field().getAttribute("aria-expanded")).toBe("false");
  await userEvent.tab();
  expect(note.isConnected).toBe(true);
});

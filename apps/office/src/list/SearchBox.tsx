import { IconSearch } from "@kautia/design-system";
import { type Ref, useState } from "react";
import { useText } from "../text/use-text.ts";

interface SearchBoxProps {
  label: string;
  value: string | undefined;
  onSearch: (value: string | undefined) => void;
  inputRef?: Ref<HTMLInputElement>;
}

export function SearchBox({ label, value, onSearch, inputRef }: SearchBoxProps) {
  const { t } = useText();
  const [typed, setTyped] = useState(value ?? "");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim() || undefined);
      }}
    >
      <input
        ref={inputRef}
        type="search"
        className="k-input list-search"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className="list-search-go" aria-label={t("staff.searchGo")}>
        <IconSearch size="small" />
      </button>
    </form>
  );
}

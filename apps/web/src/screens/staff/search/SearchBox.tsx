import { IconSearch } from "@kautia/design-system";
import { useText } from "#shell/i18n/use-text.ts";
import { useLocation, useNavigate } from "#shell/navigation/use-location.ts";
import { useScreenPath } from "#shell/use-screen-path.ts";
import { searchBoxId } from "./use-keys.ts";
import "./search.css";

/** On every page of the desk. The hits are a page of their own, with an address that can be shared. */
export function SearchBox() {
  const { t } = useText();
  const { pathname, query } = useLocation();
  const navigate = useNavigate();
  const page = useScreenPath()("staff-area", { area: "search" });

  return (
    <form
      className="staff-search"
      role="search"
      aria-label={t("staff.find")}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get("typed");
        if (typeof typed === "string" && typed.trim())
          void navigate(`${page}?${new URLSearchParams({ search: typed.trim() })}`);
      }}
    >
      <IconSearch size="small" />
      <input
        id={searchBoxId}
        name="typed"
        type="search"
        aria-label={t("staff.find")}
        placeholder={t("staff.find")}
        defaultValue={pathname === page ? (query.get("search") ?? "") : ""}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onKeyDown={({ key, currentTarget }) => {
          // So that the keys of the list work again.
          if (key === "Escape") currentTarget.blur();
        }}
      />
      <button type="submit" hidden>
        {t("staff.find")}
      </button>
    </form>
  );
}

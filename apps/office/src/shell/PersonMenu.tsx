import "./person-menu.css";
import { languageFacts, languages } from "@kautia/contract";
import { IconChevronDown } from "@kautia/design-system";
import { Button, Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from "react-aria-components";
import { useText } from "../text/use-text.ts";
import { inLanguage } from "./in-language.ts";

interface PersonMenuProps {
  name: string;
  /** The role, or the partner. */
  detail: string;
  onLogOut: () => void;
}

export function PersonMenu({ name, detail, onLogOut }: PersonMenuProps) {
  const { t, language } = useText();
  return (
    <MenuTrigger>
      <Button className="person-menu">
        <span className="person-name">{name}</span>
        <span className="person-initials" aria-hidden="true">
          {name
            .split(" ")
            .map((word) => word.charAt(0))
            .join("")}
        </span>
        <IconChevronDown size="small" />
      </Button>
      <Popover className="menu-popover" placement="bottom end">
        <Menu className="menu">
          <MenuSection>
            <Header>{`${name}, ${detail}`}</Header>
            {languages.map((item) => (
              <MenuItem key={item} href={inLanguage(item)} lang={item} aria-current={item === language || undefined}>
                {languageFacts[item].name}
              </MenuItem>
            ))}
            <MenuItem onAction={onLogOut}>{t("staff.logOut")}</MenuItem>
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

import { IconChevronDown } from "@kautia/design-system";
import type { ComponentProps } from "react";
import { Button, Menu, MenuTrigger, Popover } from "react-aria-components";

interface MenuButtonProps extends Pick<
  ComponentProps<typeof Menu>,
  "children" | "selectionMode" | "disallowEmptySelection" | "selectedKeys" | "onSelectionChange"
> {
  label: string;
  className?: string;
}

/** A button that opens a menu with the same name. */
export function MenuButton({ label, className = "tool", ...menu }: MenuButtonProps) {
  return (
    <MenuTrigger>
      <Button className={className}>
        {label}
        <IconChevronDown size="small" />
      </Button>
      <Popover className="menu-popover" placement="bottom end">
        <Menu className="menu" aria-label={label} {...menu} />
      </Popover>
    </MenuTrigger>
  );
}

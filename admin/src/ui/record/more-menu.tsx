import { Button, Dropdown, type MenuProps } from "antd"
import { useSay } from "../../words/language"

/** Rare actions on a record, and deleting it; the main button next to it is its usual next step. */
export const MoreMenu = ({ items, busy }: { items: MenuProps["items"]; busy?: boolean }) => (
  <Dropdown menu={{ items }} trigger={["click"]}>
    <Button disabled={busy}>{useSay()("list.more")}</Button>
  </Dropdown>
)

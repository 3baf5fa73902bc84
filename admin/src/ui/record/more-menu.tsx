import { Button, Dropdown, type MenuProps } from "antd"
import { useSay } from "../../words/language"

type Props = {
  items: MenuProps["items"]
  busy?: boolean
  /** Which record it is about, where a page has several. */
  of?: string
  size?: "small"
}

/** Rare actions on a record, and deleting it; the main button next to it is its usual next step. */
export function MoreMenu({ items, busy, of, size }: Props) {
  const say = useSay()
  const word = say("list.more")
  return (
    <Dropdown menu={{ items }} trigger={["click"]}>
      <Button size={size} disabled={busy} aria-label={of && `${word}: ${of}`}>
        {word}
      </Button>
    </Dropdown>
  )
}

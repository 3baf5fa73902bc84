import { Dropdown, type MenuProps } from "antd"
import { Link } from "react-router"
import { useMay } from "../../../providers/may"
import { IconButton } from "../../../ui/icon-button"
import { StarIcon } from "../../../ui/icons"
import { useSay } from "../../../words/language"
import style from "./composer.module.css"
import type { OfferedReplies, OfferedReply } from "./use-quick-replies"

/** One quick reply in a list: its shortcut, and as much of its words as fits, or why it cannot be written. */
export function ReplyLine({ shortcut, text, lacksOrder }: OfferedReply) {
  const say = useSay()
  return (
    <span className={style.reply}>
      <strong>/{shortcut}</strong> {lacksOrder ? say("chat.quick.no-order") : text}
    </span>
  )
}

/** On a phone the menu is wider than the room next to its button: it is moved into the window. */
const IN_WINDOW = { overflow: { shiftX: true, adjustY: true } }

/** The quick replies behind a button, for a thumb; those who type use `/`. */
export function QuickMenu({ replies, onPick }: { replies: OfferedReplies; onPick: (text: string) => void }) {
  const say = useSay()
  const may = useMay()
  const items: NonNullable<MenuProps["items"]> = [
    ...(replies.isLoading ? [{ key: "loading", label: say("state.loading"), disabled: true }] : []),
    ...replies.all.map((reply) => ({
      key: reply.shortcut,
      label: <ReplyLine {...reply} />,
      disabled: reply.lacksOrder,
      onClick: () => onPick(reply.text),
    })),
    ...(may("settings.write")
      ? [
          { type: "divider" as const },
          { key: "/", label: <Link to="/management/settings/quick-replies">{say("chat.quick.edit")}</Link> },
        ]
      : []),
  ]
  if (items.length === 0) return null
  return (
    <Dropdown menu={{ items }} trigger={["click"]} placement="topLeft" align={IN_WINDOW}>
      <IconButton icon={<StarIcon />} label={say("chat.quick")} />
    </Dropdown>
  )
}

import { type NotificationKind, notificationKindsOf } from "@silai/contracts/notification/kinds"
import { NOTIFICATION_STATES } from "@silai/contracts/notification/limits"
import type { StaffPerson } from "@silai/contracts/account/calls"
import { useGetIdentity } from "@refinedev/core"
import { Button, Table } from "antd"
import type { ColumnType } from "antd/es/table"
import { useState } from "react"
import { useMay } from "../../providers/may"
import { Choice } from "../../ui/choice"
import { dateOf, timeOf } from "../../ui/format"
import { type BulkAction, BulkBar, oneByOne } from "../../ui/list/bulk-bar"
import { ListHead } from "../../ui/list/list-head"
import { ListPage } from "../../ui/list/list-page"
import { useListTable } from "../../ui/list/list-table"
import { listWords } from "../../ui/list/list-words"
import { RowLink } from "../../ui/list/row-link"
import { TwoLines } from "../../ui/list/two-lines"
import { useAct } from "../../ui/use-act"
import { useSay } from "../../words/language"
import type { Say } from "../../words/say"
import {
  askAllRead,
  askClearOld,
  askClearRead,
  markOpened,
  markRead,
  type NotificationRecord,
  removeOne,
} from "./calls"
import { NewNote } from "./new-note"
import { notificationAddress } from "./query"
import { titleOf } from "./words"
import style from "./notification.module.css"

const columns = (say: Say): ColumnType<NotificationRecord>[] => [
  {
    key: "when",
    title: say("notification.when"),
    width: 124,
    className: "end-on-phone",
    render: (_, { at }) => (
      <TwoLines>
        {dateOf(at)}
        {timeOf(at)}
      </TwoLines>
    ),
  },
  {
    key: "what",
    title: say("notification.what"),
    className: `wide ${style.what}`,
    render: (_, row) => (
      <TwoLines>
        <RowLink
          id={row._id}
          to={row.path}
          className={row.isRead ? style.read : style.unread}
          onOpen={() => markOpened(row)}
        >
          {titleOf(say, row)}
          {!row.isRead && <span className="unseen">{say("notification.unread")}</span>}
        </RowLink>
        {[row.text, row.by].filter(Boolean).join(" · ")}
      </TwoLines>
    ),
  },
  {
    key: "kind",
    title: say("notification.kind"),
    width: 200,
    responsive: ["lg"],
    render: (_, { kind }) => say(`notification-kind.${kind}`),
  },
]

const bulk = (say: Say): readonly BulkAction<NotificationRecord>[] => [
  {
    label: say("notification.read"),
    key: "r",
    fits: ({ isRead }) => !isRead,
    act: oneByOne(markRead),
    done: (n) => say("notification.read.n", { n }),
  },
  {
    label: say("notification.remove"),
    fits: () => true,
    act: oneByOne(removeOne),
    done: (n) => say("notification.removed.n", { n }),
  },
]

export function NotificationList() {
  const say = useSay()
  const may = useMay()
  const { data: person } = useGetIdentity<StaffPerson | null>()
  const [isWriting, setWriting] = useState(false)
  const { act, busy } = useAct("notification")
  const list = useListTable<NotificationRecord, typeof notificationAddress>({
    resource: "notification",
    address: notificationAddress,
    words: listWords(say, "nav.notification", "notification"),
    columns: columns(say),
    tick: (row) => titleOf(say, row),
    cameAt: ({ at }) => at,
  })
  const { values, filter } = list
  const unread = (list.reply as { unread?: number } | undefined)?.unread ?? 0
  const tab = (label: string, state: (typeof NOTIFICATION_STATES)[number] | undefined) => ({
    label,
    on: values.state === state,
    choose: () => filter({ state }),
  })
  return (
    <ListPage list={list}>
      <ListHead
        list={list}
        tools={[
          {
            key: "read-all",
            label: say("notification.read-all"),
            disabled: busy || unread === 0,
            onClick: () => void act(askAllRead, {}),
          },
          {
            key: "clear-read",
            rare: true,
            label: say("notification.clear-read"),
            disabled: busy,
            onClick: () => void act(askClearRead, {}),
          },
          {
            key: "clear-old",
            rare: true,
            label: say("notification.clear-old"),
            disabled: busy,
            onClick: () => void act(askClearOld, {}),
          },
          { key: "choices", rare: true, label: say("notification.choices"), to: "/notifications/choices" },
        ]}
        tabs={{
          label: say("notification.filter"),
          tabs: [
            tab(say("notification.every"), undefined),
            tab(say("notification.tab.unread"), "unread"),
            tab(say("notification.tab.read"), "read"),
          ],
        }}
        filters={
          <Choice<NotificationKind | "">
            label={say("notification.kind")}
            value={values.kind ?? ""}
            words={[
              ["", say("notification.any-kind")],
              ...(person ? notificationKindsOf(person.role) : []).map(
                (kind) => [kind, say(`notification-kind.${kind}`)] as const,
              ),
            ]}
            onChoose={(kind) => filter({ kind: kind || undefined })}
          />
        }
      >
        {may("settings.write") && (
          <Button type="primary" onClick={() => setWriting(true)}>
            {say("notification.write")}
          </Button>
        )}
      </ListHead>
      <BulkBar list={list} actions={bulk(say)} />
      <Table<NotificationRecord> {...list.tableProps} />
      <NewNote open={isWriting} onClose={() => setWriting(false)} />
    </ListPage>
  )
}

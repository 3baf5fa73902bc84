import { UID_STATES, type UidState } from "@silai/contracts/uid/limits"
import { Table } from "antd"
import type { ColumnType } from "antd/es/table"
import { useMay } from "../../providers/may"
import { count, dateOf, timeOf } from "../../ui/format"
import { LinkButton } from "../../ui/link-button"
import { ListHead } from "../../ui/list/list-head"
import { ListPage } from "../../ui/list/list-page"
import { useListTable } from "../../ui/list/list-table"
import { listWords } from "../../ui/list/list-words"
import { RowLink } from "../../ui/list/row-link"
import { TwoLines } from "../../ui/list/two-lines"
import { csvOfCall, useCsv } from "../../ui/list/use-csv"
import { Thumbnail } from "../../ui/picture/thumbnail"
import { useSay } from "../../words/language"
import type { Say } from "../../words/say"
import { askUidFile, editPath, LIST, type UidRecord } from "./calls"
import { uidAddress } from "./query"
import { UidMark } from "./uid-mark"
import style from "./uid.module.css"

const columns = (say: Say): ColumnType<UidRecord>[] => [
  {
    key: "id",
    title: say("uid.id"),
    width: 236,
    className: "wide",
    render: (_, { uid, written: id, name: piece, state, batchNumber, at }) => (
      <TwoLines>
        <RowLink
          id={uid}
          to={editPath(uid)}
          className={style.id}
          aria-label={say("uid.row", { id, piece, state: say(`uid-state.${state}`) })}
        >
          {id}
        </RowLink>
        {`${say("uid.batch", { n: batchNumber })} · ${count(at)}`}
      </TwoLines>
    ),
  },
  {
    key: "piece",
    title: say("uid.piece"),
    render: (_, { thumbnail, name, color, size }) => (
      <div className={style.piece}>
        <Thumbnail src={thumbnail} alt="" width={32} />
        <TwoLines>
          {name}
          {`${color}, ${size}`}
        </TwoLines>
      </div>
    ),
  },
  {
    key: "state",
    title: say("uid.state"),
    width: 148,
    className: "end-on-phone",
    render: (_, { state }) => <UidMark state={state} />,
  },
  {
    key: "order",
    title: say("uid.order"),
    width: 112,
    responsive: ["sm"],
    render: (_, { orderNumber }) => orderNumber ?? "–",
  },
  {
    key: "checks",
    title: say("uid.checks"),
    width: 120,
    responsive: ["xl"],
    render: (_, { checks, places, isOften }) =>
      checks === 0 ? (
        "–"
      ) : (
        <span data-often={isOften || undefined} className={style.checks}>
          {say("uid.checked", { checks: count(checks), places: count(places) })}
        </span>
      ),
  },
  {
    key: "changed",
    title: say("uid.changed"),
    width: 112,
    responsive: ["xl"],
    render: (_, { changedAt }) => (
      <TwoLines>
        {dateOf(changedAt)}
        {timeOf(changedAt)}
      </TwoLines>
    ),
  },
]

export function UidList() {
  const say = useSay()
  const mayWrite = useMay()("uid.write")
  const list = useListTable<UidRecord, typeof uidAddress>({
    resource: "uid",
    address: uidAddress,
    words: listWords(say, "nav.uid", "uid"),
    columns: columns(say),
    open: ({ uid }) => editPath(uid),
  })
  const { counts, values, filter, rows, sort, total } = list
  const { often, ...asked } = values
  const csv = useCsv("uids", total, csvOfCall(askUidFile, { ...asked, sort, isOften: often === "yes" }))

  // States as tabs with their counts; those without ids are left out.
  const chosen: readonly UidState[] = values.state ?? []
  const countOf = (states: readonly UidState[]) =>
    counts ? states.reduce((sum, state) => sum + (counts[state] ?? 0), 0) : undefined
  const tab = (label: string, states: readonly UidState[], counted = states) => ({
    label,
    count: countOf(counted),
    on: often !== "yes" && chosen.join() === states.join(),
    choose: () => filter({ state: [...states], often: "" }),
  })
  const batch = values.batchId ? rows?.[0]?.batchNumber : undefined
  const tabs = [
    tab(batch === undefined ? say("uid.every") : say("uid.of-batch", { n: batch }), [], UID_STATES),
    ...UID_STATES.filter((state) => (counts?.[state] ?? 0) > 0 || chosen.includes(state)).map((state) =>
      tab(say(`uid-state.${state}`), [state]),
    ),
    { label: say("uid.often"), on: often === "yes", choose: () => filter({ state: [], often: "yes" }) },
  ]
  return (
    <ListPage list={list}>
      <ListHead
        list={list}
        tools={[
          csv,
          { key: "reports", label: say("uid.reports"), to: `${LIST}/reports` },
          { key: "batches", label: say("uid.batches"), to: `${LIST}/batches` },
        ]}
        tabs={{ label: say("uid.filter"), tabs }}
      >
        {mayWrite && (
          <LinkButton to={`${LIST}/generate`} main>
            {say("uid.make")}
          </LinkButton>
        )}
      </ListHead>
      <Table<UidRecord> {...list.tableProps} />
    </ListPage>
  )
}

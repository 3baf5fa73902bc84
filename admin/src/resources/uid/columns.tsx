import type { Column } from "../../ui/columns"
import { count, dateOf, timeOf } from "../../ui/format"
import { RowLink } from "../../ui/list/row-link"
import { Thumbnail } from "../../ui/thumbnail"
import { useSay } from "../../words/language"
import type { Say } from "../../words/say"
import { editPath, type UidRecord } from "./calls"
import { UidMark } from "./uid-mark"
import style from "../../ui/list.module.css"
import own from "./uid.module.css"

function UidLink({ row: { uid, written, name, state } }: { row: UidRecord }) {
  const say = useSay()
  return (
    <RowLink
      id={uid}
      to={editPath(uid)}
      className={own.id}
      aria-label={say("uid.row", { id: written, piece: name, state: say(`uid-state.${state}`) })}
    >
      {written}
    </RowLink>
  )
}

const two = (first: React.ReactNode, second: React.ReactNode) => (
  <div className={style.two}>
    <span>{first}</span>
    <span>{second}</span>
  </div>
)

const Piece = ({ row: { thumbnail, name, size, color } }: { row: UidRecord }) => (
  <div className={own.piece}>
    <Thumbnail src={thumbnail} alt="" />
    {two(name, `${color}, ${size}`)}
  </div>
)

const checks = (say: Say, { checks: times, places, isOften }: UidRecord) =>
  times === 0 ? (
    "–"
  ) : (
    <span data-often={isOften || undefined} className={own.checks}>
      {say("uid.checked", { checks: count(times), places: count(places) })}
    </span>
  )

export const uidColumns = (say: Say): readonly Column<UidRecord>[] => [
  {
    key: "id",
    title: say("uid.id"),
    width: 236,
    cell: (row) => two(<UidLink row={row} />, `${say("uid.batch", { n: row.batchNumber })} · ${count(row.at)}`),
  },
  { key: "piece", title: say("uid.piece"), cell: (row) => <Piece row={row} /> },
  { key: "state", title: say("uid.state"), width: 148, cell: ({ state }) => <UidMark state={state} /> },
  { key: "order", title: say("uid.order"), width: 112, cell: ({ orderNumber }) => orderNumber ?? "–" },
  { key: "checks", title: say("uid.checks"), width: 120, lesser: true, cell: (row) => checks(say, row) },
  {
    key: "changed",
    title: say("uid.changed"),
    width: 112,
    lesser: true,
    cell: ({ changedAt }) => two(dateOf(changedAt), timeOf(changedAt)),
  },
]

/** An id on a phone. */
export function UidCard({ row }: { row: UidRecord }) {
  const say = useSay()
  return (
    <>
      <div className={style.line}>
        <UidLink row={row} />
        <UidMark state={row.state} />
      </div>
      <Piece row={row} />
      <div className={style.line}>
        <span className={style.soft}>{say("uid.batch", { n: row.batchNumber })}</span>
        <span className={style.soft}>{row.orderNumber ?? checks(say, row)}</span>
      </div>
    </>
  )
}

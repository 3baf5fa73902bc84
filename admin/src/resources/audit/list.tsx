import { AUDIT_KINDS, type AuditKind } from "@silai/contracts/audit/kinds"
import { auditName } from "@silai/contracts/audit/words"
import { Table } from "antd"
import type { ColumnType } from "antd/es/table"
import { lazy, Suspense } from "react"
import { Link } from "react-router"
import { dateOf, timeOf } from "../../ui/format"
import { ListHead } from "../../ui/list/list-head"
import { ListPage } from "../../ui/list/list-page"
import { useListTable } from "../../ui/list/list-table"
import { listWords } from "../../ui/list/list-words"
import { TwoLines } from "../../ui/list/two-lines"
import { csvOfCall, useCsv } from "../../ui/list/use-csv"
import { useSay } from "../../words/language"
import type { Say } from "../../words/say"
import { type ActRecord, askActsFile } from "./calls"
import { Changed } from "./changed"
import { askedOf, auditAddress } from "./query"
import { writerIn } from "./writer"
import style from "./audit.module.css"

/** Its calendar is heavy and rarely opened. */
const FilterFields = lazy(() => import("./filter-fields").then((part) => ({ default: part.FilterFields })))

/** Things without a name are called by their kind. */
function nameOf(say: Say, kind: AuditKind, thing: string): string {
  const [, batch] = (kind === "uid" && /^Batch (\d+)$/.exec(thing)) || []
  if (batch) return say("uid.batch", { n: batch })
  return auditName(kind, thing, writerIn(say)) || say(`audit-kind.${kind}`)
}

const columns = (say: Say): ColumnType<ActRecord>[] => [
  {
    key: "when",
    title: say("audit.when"),
    width: 124,
    className: style.when,
    render: (_, { at }) => (
      <TwoLines>
        {dateOf(at)}
        {timeOf(at)}
      </TwoLines>
    ),
  },
  { key: "who", title: say("audit.who"), width: 150, responsive: ["lg"], render: (_, { staff }) => staff.name },
  {
    key: "what",
    title: say("audit.what"),
    width: 210,
    render: (_, { kind, thing, thingId, act, staff }) => {
      const page = act === "removed" ? null : AUDIT_KINDS[kind].page(thingId)
      const name = nameOf(say, kind, thing)
      return (
        <TwoLines>
          {page ? <Link to={page.replace(/^\/admin/, "")}>{name}</Link> : name}
          <>
            {`${say(`audit-kind.${kind}`)} · ${say(`audit-act.${act}`)}`}
            <span className={style.by}> · {staff.name}</span>
          </>
        </TwoLines>
      )
    },
  },
  { key: "changed", title: say("audit.changed"), render: (_, entry) => <Changed entry={entry} /> },
]

export function AuditList() {
  const say = useSay()
  const list = useListTable<ActRecord, typeof auditAddress>({
    resource: "audit",
    address: auditAddress,
    words: listWords(say, "nav.audit", "audit"),
    columns: columns(say),
    cameAt: ({ at }) => at,
  })
  const csv = useCsv("who-did-what", list.total, csvOfCall(askActsFile, askedOf(list.values)))
  return (
    <ListPage list={list}>
      <ListHead
        list={list}
        tools={[csv]}
        filters={
          <Suspense>
            <FilterFields list={list} />
          </Suspense>
        }
        folded
      />
      {/* Its lines wrap, so it needs no box that scrolls sideways on a tablet. */}
      <Table<ActRecord> {...list.tableProps} scroll={{}} />
    </ListPage>
  )
}

import { CanAccess } from "@refinedev/core"
import { MEASUREMENTS, MEASUREMENT_TYPES } from "@silai/contracts/measurement/limits"
import { Table } from "antd"
import type { ColumnType } from "antd/es/table"
import { useSearchWords } from "../../providers/may"
import { dateOf, phoneOf } from "../../ui/format"
import { LinkButton } from "../../ui/link-button"
import { ListHead } from "../../ui/list/list-head"
import { ListPage } from "../../ui/list/list-page"
import { useListTable } from "../../ui/list/list-table"
import { listWords } from "../../ui/list/list-words"
import { RowLink } from "../../ui/list/row-link"
import { TwoLines } from "../../ui/list/two-lines"
import { useRowsCsv } from "../../ui/list/use-rows-csv"
import { useSay } from "../../words/language"
import type { Say } from "../../words/say"
import type { HalfRecord } from "./calls"
import { halfAddress } from "./query"
import { BODY_KEYS, byWords, editPath, savedInches } from "./words"
import style from "./columns.module.css"

const columns = (say: Say): ColumnType<HalfRecord>[] => [
  {
    key: "customer",
    title: say("measures.customer"),
    width: 200,
    render: (_, { _id, customer, measurementType }) => (
      <TwoLines>
        <RowLink id={_id} to={editPath(_id)} aria-label={`${customer.name}, ${say(BODY_KEYS[measurementType])}`}>
          {customer.name}
        </RowLink>
        {customer.phone && phoneOf(customer.phone)}
      </TwoLines>
    ),
  },
  {
    key: "body",
    title: say("measures.body"),
    width: 112,
    className: "end-on-phone",
    render: (_, { measurementType }) => say(BODY_KEYS[measurementType]),
  },
  {
    key: "values",
    title: say("measures.inches"),
    className: "wide",
    render: (_, { measurementType, inches }) => (
      <span className={style.values}>
        {MEASUREMENTS[measurementType].map((name) => (
          <span key={name}>
            <span className="soft">{say(`measure.${name}`)}</span> <b>{savedInches(inches, name)}</b>
          </span>
        ))}
      </span>
    ),
  },
  {
    key: "changed",
    title: say("measures.changed"),
    width: 150,
    className: "wide",
    render: (_, { changedAt, changedBy }) => (
      <TwoLines>
        {dateOf(changedAt)}
        {say("measures.by", { who: byWords(say, changedBy) })}
      </TwoLines>
    ),
  },
]

export function MeasurementList() {
  const say = useSay()
  const list = useListTable<HalfRecord, typeof halfAddress>({
    resource: "measurement",
    address: halfAddress,
    words: listWords(say, "nav.measurement", "measures", useSearchWords()),
    columns: columns(say),
    open: ({ _id }) => editPath(_id),
  })
  const { values, filter } = list
  const csv = useRowsCsv<HalfRecord>("measurements", list, (row) => ({
    Customer: row.customer.name,
    Phone: row.customer.phone ?? "",
    Half: say(BODY_KEYS[row.measurementType]),
    Inches: MEASUREMENTS[row.measurementType]
      .map((name) => `${say(`measure.${name}`)} ${savedInches(row.inches, name)}`)
      .join("; "),
    Changed: row.changedAt,
    By: byWords(say, row.changedBy),
  }))
  const tabs = ([undefined, ...MEASUREMENT_TYPES] as const).map((body) => ({
    label: say(body ? BODY_KEYS[body] : "measures.both"),
    on: values.body === body,
    choose: () => filter({ body }),
  }))
  return (
    <ListPage list={list}>
      <ListHead list={list} tools={[csv]} tabs={{ label: say("measures.filter"), tabs }}>
        <CanAccess resource="measurement" action="create">
          <LinkButton to="/measurement/add" main>
            {say("measures.add")}
          </LinkButton>
        </CanAccess>
      </ListHead>
      <Table<HalfRecord> {...list.tableProps} />
    </ListPage>
  )
}

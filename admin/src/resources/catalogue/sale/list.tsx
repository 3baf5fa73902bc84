import { SALE_STATES } from "@silai/contracts/catalogue/style-limits"
import { Table } from "antd"
import type { ColumnType } from "antd/es/table"
import { useMay } from "../../../providers/may"
import { count, dateTimeOf } from "../../../ui/format"
import { LinkButton } from "../../../ui/link-button"
import { ListHead } from "../../../ui/list/list-head"
import { ListPage } from "../../../ui/list/list-page"
import { useListTable } from "../../../ui/list/list-table"
import { listWords } from "../../../ui/list/list-words"
import { RowLink } from "../../../ui/list/row-link"
import { TwoLines } from "../../../ui/list/two-lines"
import { useRowsCsv } from "../../../ui/list/use-rows-csv"
import { Mark } from "../../../ui/mark"
import { useSay } from "../../../words/language"
import type { Say } from "../../../words/say"
import type { SaleRecord } from "./calls"
import { saleAddress } from "./query"
import { ruleWords, SALE_TONES, salePath, scopeWords } from "./words"

const columns = (say: Say): ColumnType<SaleRecord>[] => [
  {
    key: "name",
    title: say("sale.name"),
    render: (_, sale) => (
      <TwoLines>
        <RowLink id={sale._id} to={salePath(sale._id)}>
          {sale.name}
        </RowLink>
        {scopeWords(say, sale)}
      </TwoLines>
    ),
  },
  {
    key: "state",
    title: say("sale.state"),
    width: 120,
    className: "end-on-phone",
    render: (_, { state }) => <Mark tone={SALE_TONES[state]}>{say(`sale.state.${state}`)}</Mark>,
  },
  { key: "rule", title: say("sale.rule"), width: 190, render: (_, sale) => ruleWords(say, sale) },
  {
    key: "variants",
    title: say("sale.cheaper"),
    width: 110,
    align: "end",
    render: (_, { variants }) => count(variants),
  },
  { key: "from", title: say("sale.from"), width: 180, render: (_, { from }) => dateTimeOf(from) },
  { key: "to", title: say("sale.to"), width: 180, render: (_, { to }) => dateTimeOf(to) },
]

/** All sales, those that begin last first. */
export function SaleList() {
  const say = useSay()
  const mayWrite = useMay()("catalogue.write")
  const list = useListTable<SaleRecord, typeof saleAddress>({
    resource: "sale",
    address: saleAddress,
    words: listWords(say, "nav.sale", "sale"),
    columns: columns(say),
    open: ({ _id }) => salePath(_id),
  })
  const { values, counts, filter } = list
  const csv = useRowsCsv<SaleRecord>("sales", list, (sale) => ({
    Sale: sale.name,
    State: sale.state,
    "Percent off": "percent" in sale.rule ? sale.rule.percent : "",
    "Price (Rs)": "price" in sale.rule ? sale.rule.price : "",
    Scope: scopeWords(say, sale),
    "Colours that cost less": sale.variants,
    Begins: sale.from,
    Ends: sale.to,
    "Changed by": sale.by,
  }))
  const all = counts ? SALE_STATES.reduce((sum, state) => sum + (counts[state] ?? 0), 0) : undefined
  const tabs = [undefined, ...SALE_STATES].map((state) => ({
    label: say(state ? `sale.state.${state}` : "sale.state.all"),
    count: state ? counts?.[state] : all,
    on: values.state === state,
    choose: () => filter({ state }),
  }))
  return (
    <ListPage list={list}>
      <ListHead list={list} tools={[csv]} tabs={{ label: say("sale.filter"), tabs }}>
        {mayWrite && (
          <LinkButton to="/sale/add" main>
            {say("do.sale")}
          </LinkButton>
        )}
      </ListHead>
      <Table<SaleRecord> {...list.tableProps} />
    </ListPage>
  )
}

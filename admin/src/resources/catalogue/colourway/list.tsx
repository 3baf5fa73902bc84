import { COLOURWAY_STATUSES, type ColourwayStatus } from "@silai/contracts/catalogue/limits"
import { STATUS_MANY } from "@silai/contracts/catalogue/style-limits"
import { Button, Table } from "antd"
import type { ColumnType } from "antd/es/table"
import { call } from "../../../providers/call"
import { useMay } from "../../../providers/may"
import { Choice } from "../../../ui/choice"
import { count, dateOf, money } from "../../../ui/format"
import { LinkButton } from "../../../ui/link-button"
import { type BulkAction, BulkBar, inParts, refusedOf } from "../../../ui/list/bulk-bar"
import { ListHead } from "../../../ui/list/list-head"
import { ListPage } from "../../../ui/list/list-page"
import { useListTable } from "../../../ui/list/list-table"
import { RowLink } from "../../../ui/list/row-link"
import { SavedViews } from "../../../ui/list/saved-views"
import { TwoLines } from "../../../ui/list/two-lines"
import { csvOfCall, useCsv } from "../../../ui/list/use-csv"
import { Thumbnail } from "../../../ui/picture/thumbnail"
import { discountPath } from "../discount-source"
import { askColourwayFile, askStatus, type ColourwayRecord } from "./calls"
import { askedOf, colourwayAddress } from "./query"
import { StatusMark, Swatch } from "./status-mark"
import { useChoices } from "./use-colourways"
import { pathTo, STATUS_WORDS } from "./words"
import style from "./list.module.css"

const columns: ColumnType<ColourwayRecord>[] = [
  {
    key: "name",
    title: "Colour",
    className: "wide",
    render: (_, { _id, variantName, thumbnail, colorCode, color }) => (
      <div className={style.piece}>
        <Thumbnail src={thumbnail || null} alt="" width={32} />
        <TwoLines>
          <RowLink id={_id} to={pathTo.show(_id)}>
            {variantName}
          </RowLink>
          <>
            <Swatch code={colorCode} /> {color}
          </>
        </TwoLines>
      </div>
    ),
  },
  {
    key: "style",
    title: "Product",
    width: 170,
    responsive: ["xl"],
    render: (_, { product }) => (
      <TwoLines>
        {product.name}
        {product.category.name}
      </TwoLines>
    ),
  },
  { key: "launched", title: "Launched", width: 116, responsive: ["xl"], render: (_, one) => dateOf(one.launchedAt) },
  {
    key: "price",
    title: "Price",
    width: 170,
    align: "end",
    // Today's price, and the base price with its discount.
    render: (_, { price, basePrice, discount }) =>
      price === null || basePrice === null ? (
        <span className="soft">No price yet</span>
      ) : (
        <TwoLines>
          <b>{money(price)}</b>
          {discount > 0 && (
            <>
              <s>{money(basePrice)}</s> {discount}% off
            </>
          )}
        </TwoLines>
      ),
  },
  {
    key: "stock",
    title: "In stock",
    width: 130,
    align: "end",
    // The total, and which sizes run low.
    render: (_, { stock, sizes, lowStock, backorder }) => {
      const few = sizes.filter((one) => one.stock <= 2).map((one) => `${one.size} ${one.stock}`)
      return (
        <span data-trouble={lowStock || undefined}>
          <TwoLines>
            <b>{count(stock)}</b>
            {backorder ? "made to order" : lowStock ? few.join(", ") : sizes.length === 0 ? "no sizes" : ""}
          </TwoLines>
        </span>
      )
    },
  },
  { key: "status", title: "Status", width: 120, render: (_, { status }) => <StatusMark status={status} /> },
]

const variants = (n: number) => `${n} ${n === 1 ? "colour" : "colours"}`
const becomes = (status: "published" | "draft") =>
  inParts(STATUS_MANY, async (rows: readonly ColourwayRecord[]) => {
    const variants = rows.map(({ _id, version }) => ({ _id, version }))
    const { data } = await call(askStatus, { variants, status })
    return refusedOf(rows, data)
  })

const bulk: readonly BulkAction<ColourwayRecord>[] = [
  {
    label: "Publish",
    fits: ({ status }) => status !== "published",
    act: becomes("published"),
    done: (n) => `${variants(n)} published.`,
  },
  {
    label: "Hide",
    fits: ({ status }) => status === "published",
    act: becomes("draft"),
    done: (n) => `${variants(n)} hidden from the shop.`,
    ask: (n) => ({
      title: `Hide ${variants(n)} from the shop?`,
      content: "Customers no longer find or buy them. Orders stay as they are.",
      okText: "Hide",
      cancelText: "Keep",
    }),
  },
]

const namesOf = (all: string, known: readonly { _id: string; name: string }[] = []) => [
  ["", all] as const,
  ...known.map(({ _id, name }) => [_id, name] as const),
]

export function ColourwayList() {
  const mayWrite = useMay()("catalogue.write")
  const { data: choices } = useChoices()
  const list = useListTable<ColourwayRecord, typeof colourwayAddress>({
    resource: "colourway",
    address: colourwayAddress,
    words: {
      title: "Colours",
      one: "colour",
      many: "colours",
      search: "Name, colour, address or article number",
      finds: "names, colours, products, addresses and article numbers",
      none: "Each colour of a product has its own pictures, sizes and page.",
    },
    columns,
    open: ({ _id }) => pathTo.show(_id),
    tick: mayWrite ? ({ variantName }) => variantName : undefined,
  })
  const { counts, values, sort, total, filter } = list
  const csv = useCsv("colours", total, csvOfCall(askColourwayFile, { ...askedOf(values), sort }))
  const tab = (label: string, n: number | undefined, status: readonly ColourwayStatus[]) => ({
    label,
    count: n,
    on: (values.status ?? []).join() === status.join(),
    choose: () => filter({ status: [...status] }),
  })
  const flag = (label: string, on: boolean | undefined, set: (on: true | undefined) => void) => (
    <Button
      type={on ? "primary" : "default"}
      ghost={on}
      aria-pressed={on === true}
      onClick={() => set(on ? undefined : true)}
    >
      {label}
    </Button>
  )
  return (
    <ListPage list={list}>
      <ListHead
        list={list}
        tools={[
          csv,
          mayWrite && total > 0 && { key: "discount", label: "Discount these", to: discountPath({ filter: values }) },
        ]}
        above={<SavedViews list="colourway" from={list.from} />}
        tabs={{
          label: "Filter by status",
          tabs: [
            tab("All", counts ? (counts.draft ?? 0) + (counts.published ?? 0) : undefined, []),
            ...COLOURWAY_STATUSES.map((status) => tab(STATUS_WORDS[status], counts?.[status], [status])),
          ],
        }}
        filters={
          <>
            <Choice
              label="Product"
              value={values.product ?? ""}
              words={namesOf("All products", choices?.styles)}
              onChoose={(product) => filter({ product })}
            />
            <Choice
              label="Category"
              value={values.category ?? ""}
              words={namesOf("All categories", choices?.categories)}
              onChoose={(category) => filter({ category })}
            />
            <Choice
              label="Tag"
              value={values.tag ?? ""}
              words={[["", "All tags"], ...(choices?.tags ?? []).map((name) => [name, name] as const)]}
              onChoose={(tag) => filter({ tag })}
            />
            {flag("Running low", values.low, (low) => filter({ low }))}
            {flag("Below base price", values.sale, (sale) => filter({ sale }))}
          </>
        }
      >
        {mayWrite && (
          <LinkButton to={pathTo.add} main>
            Add a colour
          </LinkButton>
        )}
      </ListHead>
      {mayWrite && (
        <BulkBar
          list={list}
          actions={bulk}
          tools={(rows) => (
            <LinkButton to={discountPath({ variants: rows.map(({ _id }) => _id) })}>Discount</LinkButton>
          )}
        />
      )}
      <Table<ColourwayRecord> {...list.tableProps} />
    </ListPage>
  )
}

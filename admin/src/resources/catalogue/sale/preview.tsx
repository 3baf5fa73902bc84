import type { BodyOf } from "@silai/contracts/call"
import { percentOff } from "@silai/contracts/catalogue/percent-off"
import type { saleCalls, SaleLine } from "@silai/contracts/catalogue/sale-calls"
import { SALE } from "@silai/contracts/catalogue/style-limits"
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query"
import { Alert, Table } from "antd"
import type { ColumnType } from "antd/es/table"
import { useEffect, useState } from "react"
import { Link } from "react-router"
import { call } from "../../../providers/call"
import { count, dateTimeOf, money } from "../../../ui/format"
import { IconButton } from "../../../ui/icon-button"
import { CloseIcon } from "../../../ui/icons"
import { tableProps } from "../../../ui/list/table-props"
import { Thumbnail } from "../../../ui/picture/thumbnail"
import { ErrorState } from "../../../ui/state/error-state"
import { Bar } from "../../../ui/state/skeleton"
import { useSay } from "../../../words/language"
import type { Say } from "../../../words/say"
import { askPreview } from "./calls"
import { salePath } from "./words"
import style from "./sale.module.css"

type Asked = BodyOf<typeof saleCalls.preview>

/** Typing asks once it pauses. */
const PAUSE_MS = 300

function useSettled(asked: Asked | null): Asked | null {
  const text = JSON.stringify(asked)
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), PAUSE_MS)
    return () => window.clearTimeout(timer)
  }, [text])
  return JSON.parse(settled) as Asked | null
}

const Price = ({ price, base }: { price: number; base: number | null }) => (
  <span className={style.price}>
    <strong>{money(price)}</strong>
    {base !== null && base > price && (
      <span>
        <s>{money(base)}</s> {percentOff(base * 100, price * 100)}%
      </span>
    )}
  </span>
)

/** The other sales of these hours, and the price that applies then: the lowest. */
const Others = ({ line, say }: { line: SaleLine; say: Say }) => (
  <>
    {line.others.map((other) => (
      <span key={other._id ?? "own"} className={style.other}>
        {other._id ? <Link to={salePath(other._id)}>{other.name}</Link> : say("sale.own")}
        {": "}
        {say(other.price < (line.salePrice ?? 0) ? "sale.other.lower" : "sale.other.higher", {
          price: money(other.price),
          until: other.to ? dateTimeOf(other.to) : say("sale.no-end"),
        })}
      </span>
    ))}
  </>
)

/** The price in the sale, or why it stays. */
function During({ line, say }: { line: SaleLine; say: Say }) {
  const why = line.why || "not_lower"
  if (line.salePrice === null) return <span className="soft">{say(`sale.why.${why}`)}</span>
  return (
    <>
      <Price price={line.salePrice} base={line.basePrice} />
      <Others line={line} say={say} />
    </>
  )
}

const columns = (say: Say, onLeaveOut: Props["onLeaveOut"]): ColumnType<SaleLine>[] => [
  {
    key: "piece",
    title: say("sale.variant"),
    render: (_, line) => (
      <span className={style.piece}>
        <Thumbnail src={line.thumbnail || null} alt="" width={36} />
        <Link to={`/product/variant/${line._id}`}>{line.variantName}</Link>
      </span>
    ),
  },
  {
    key: "before",
    title: say("sale.usual"),
    align: "end",
    width: 130,
    render: (_, { price, basePrice }) => (price === null ? "–" : <Price price={price} base={basePrice} />),
  },
  {
    key: "during",
    title: say("sale.during"),
    align: "end",
    width: 220,
    render: (_, line) => <During line={line} say={say} />,
  },
  {
    key: "out",
    title: "",
    width: 48,
    className: "end-on-phone",
    render: (_, line) => (
      <IconButton
        icon={<CloseIcon />}
        label={say("sale.leave-out", { name: line.variantName })}
        onClick={() => onLeaveOut(line)}
      />
    ),
  },
]

/** The effect of the sale, as the server works it out; `asked` is null while the form is not complete. */
export function useSalePreview(asked: Asked | null) {
  const settled = useSettled(asked)
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ["sale", "preview", settled],
    queryFn: settled ? ({ signal }) => call(askPreview, settled, signal) : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return { settled, data, error, isLoading, refetch }
}

type Props = { preview: ReturnType<typeof useSalePreview>; onLeaveOut: (line: SaleLine) => void }

export function SalePreview({ preview: { settled, data, error, isLoading, refetch }, onLeaveOut }: Props) {
  const say = useSay()
  return (
    <section className="part" aria-label={say("sale.preview")}>
      <h2>{say("sale.preview")}</h2>
      {!settled && <p className="soft">{say("sale.preview.none")}</p>}
      {settled && isLoading && <Bar height={120} />}
      {settled && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {settled && data && (
        <>
          <p role="status">
            {say("sale.preview.sum", { n: data.lower, all: count(data.total) })}{" "}
            {data.total > SALE.shown && say("sale.preview.first", { n: SALE.shown })}
          </p>
          {data.overlapping > 0 && (
            <Alert type="warning" showIcon message={say("sale.overlaps", { n: data.overlapping })} />
          )}
          <Table<SaleLine> {...tableProps} columns={columns(say, onLeaveOut)} dataSource={data.data} />
        </>
      )}
    </section>
  )
}

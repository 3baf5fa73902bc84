import { useOne } from "@refinedev/core"
import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"
import { catalogueSays } from "@silai/contracts/catalogue/messages"
import { useEffect } from "react"
import { Link, useParams } from "react-router"
import { CallRefused } from "../../../providers/refusal"
import { BackLink } from "../../../ui/back-link"
import { ErrorState } from "../../../ui/error-state"
import { dateTimeOf } from "../../../ui/format"
import { PageSkeleton } from "../../../ui/skeleton"
import { useTitle } from "../../../ui/use-title"
import { Actions } from "./actions"
import type { WholeColourway } from "./calls"
import { Facts, Relatives } from "./facts"
import { NoVariant } from "./no-variant"
import { AsCustomersSee } from "./preview"
import { StatusMark } from "./status-mark"
import { NEED_WORDS, pathTo } from "./words"
import style from "./show.module.css"

export function ColourwayShow() {
  const { id = "" } = useParams()
  const { query } = useOne<WholeColourway>({ resource: "colourway", id, errorNotification: false })
  const record = query.data?.data
  const error = query.error as unknown as Error | null
  const gone = error instanceof CallRefused && error.statusCode === 404
  useTitle(record?.variantName ?? (gone ? "Variant not found" : "Variant"))
  useEffect(() => {
    window.scrollTo({ top: 0 })
  }, [id])
  if (record && !gone) return <Whole record={record} />
  return (
    <>
      <BackLink to={pathTo.list}>Variants</BackLink>
      {!error && <PageSkeleton />}
      {gone && <NoVariant />}
      {error && !gone && (
        <ErrorState whole error={error} title="This variant could not be loaded" onRetry={() => void query.refetch()} />
      )}
    </>
  )
}

function Whole({ record }: { record: Colourway }) {
  const needs = record.missing.map((need) => NEED_WORDS[need])
  return (
    <article className={style.page}>
      <BackLink to={pathTo.list}>Variants</BackLink>
      <header className={style.head}>
        <div>
          <h1>{record.variantName}</h1>
          <p className={style.under}>
            <StatusMark status={record.status} /> <span>Changed {dateTimeOf(record.updatedAt)}</span>
          </p>
        </div>
        <Actions record={record} />
      </header>
      {record.status !== "published" && needs.length > 0 && (
        <p className={style.needs}>
          Before customers can see it, it needs{" "}
          {needs.length > 1 ? `${needs.slice(0, -1).join(", ")} and ${needs.at(-1)}` : needs[0]}.{" "}
          {record.missing.includes("images") && <Link to={pathTo.images(record._id)}>Add pictures</Link>}
        </p>
      )}
      <div className={style.columns}>
        <AsCustomersSee record={record} />
        <aside className={style.side} aria-label="Facts and history">
          <Facts record={record} />
          <Relatives title="Other colours" of={record.siblings} />
          <Relatives title={catalogueSays.styleWith} of={record.relatedProducts} />
          <History record={record} />
        </aside>
      </div>
    </article>
  )
}

const History = ({ record }: { record: Colourway }) => (
  <section className={style.box}>
    <h2>History</h2>
    {record.history.length === 0 && <p className={style.soft}>Nothing has been changed at the counter yet.</p>}
    <ol className={style.history}>
      {record.history.map(({ at, by, what }) => (
        <li key={at}>
          <span>
            {what.map((line) => (
              <span key={line} className={style.change}>
                {line}
              </span>
            ))}
          </span>
          <small>
            {dateTimeOf(at)}, {by}
          </small>
        </li>
      ))}
    </ol>
  </section>
)

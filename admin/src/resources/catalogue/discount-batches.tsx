import type { RepriceBatch } from "@silai/contracts/catalogue/reprice-calls"
import { REPRICE_LIST } from "@silai/contracts/catalogue/style-limits"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { App, Button } from "antd"
import { useState } from "react"
import { call, entry } from "../../providers/call"
import { useMay } from "../../providers/may"
import { ErrorState } from "../../ui/state/error-state"
import { dateTimeOf } from "../../ui/format"
import { Pager } from "../../ui/pager"
import { pieces } from "./discount-rows"
import type { DiscountDesk } from "./use-discount-apply"
import batches from "./discount-batches.module.css"

const askBatches = entry("/admin/product/variant/reprice/all")

const percentWords = ({ percent }: RepriceBatch) => {
  if (!percent) return "without a price"
  if (percent.most === 0) return "no discount"
  return percent.least === percent.most ? `${percent.most}% off` : `${percent.least}–${percent.most}% off`
}
const nameWords = ({ names, variants }: RepriceBatch) =>
  variants > names.length ? `${names.join(", ")} and ${variants - names.length} more` : names.join(", ")

/** Earlier price changes, which any user of this page can undo. */
export function DiscountBatches({ desk }: { desk: DiscountDesk }) {
  const [page, setPage] = useState(1)
  const mayWrite = useMay()("catalogue.write")
  const { data, error, refetch } = useQuery({
    queryKey: ["discount", "batches", page],
    queryFn: ({ signal }) => call(askBatches, { page }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data?.total) return null
  return (
    <section className="stack" aria-label="Earlier changes">
      <div className="titled">
        <h2>Earlier changes</h2>
      </div>
      <ul className={batches.batches}>
        {data.data.map((batch) => (
          <li key={batch._id}>
            <div>
              <p>
                <b>
                  {pieces(batch.variants)}, {percentWords(batch)}
                </b>
              </p>
              <p className="quiet">{nameWords(batch)}</p>
              <p className="quiet">
                {dateTimeOf(batch.at)}, {batch.by}
              </p>
            </div>
            {batch.undone ? (
              <p className="quiet">
                {batch.undone.variants < batch.variants
                  ? `${batch.undone.variants} of ${batch.variants} undone`
                  : "Taken back"}
                <br />
                {dateTimeOf(batch.undone.at)}, {batch.undone.by}
              </p>
            ) : (
              mayWrite && <UndoButton batch={batch} desk={desk} />
            )}
          </li>
        ))}
      </ul>
      <Pager page={page} total={data.total} pageSize={REPRICE_LIST.pageSize} onPage={setPage} />
    </section>
  )
}

function UndoButton({ batch, desk }: { batch: RepriceBatch; desk: DiscountDesk }) {
  const { modal } = App.useApp()
  const ask = () =>
    modal.confirm({
      title: `Undo the change of ${pieces(batch.variants)}?`,
      content:
        "Each gets the price that it had before, and shoppers see it at once. A price that was changed since then stays as it is.",
      icon: null,
      okText: "Undo",
      cancelText: "Keep the prices",
      onOk: () => desk.undo(batch._id),
    })
  return (
    <Button onClick={() => void ask()} disabled={desk.busy} aria-label={`Undo the change of ${dateTimeOf(batch.at)}`}>
      Undo
    </Button>
  )
}

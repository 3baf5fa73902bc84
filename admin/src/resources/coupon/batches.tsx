import { COUPON_BATCH, COUPON_BATCH_LIST } from "@silai/contracts/coupon/limits"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "../../providers/call"
import { useMay } from "../../providers/may"
import { BackLink } from "../../ui/record/back-link"
import { EmptyState, ErrorState } from "../../ui/state/error-state"
import { LinkButton } from "../../ui/link-button"
import { Pager } from "../../ui/pager"
import { Bar } from "../../ui/state/skeleton"
import { useTitle } from "../../ui/use-title"
import { useSay } from "../../words/language"
import { Batch } from "./batch"
import { askBatches, type CouponBatchRecord } from "./calls"
import { COUPON_WORDS } from "./words"

/** The polling interval while codes are being made. */
const PROGRESS_MS = 1_000
const isGrowing = ({ made, codes, state }: CouponBatchRecord) => made < codes && state !== "archived"

/** Many codes of one offer, batch by batch, with the progress of each. */
export function CouponBatches() {
  const say = useSay()
  useTitle(say("batch.title"))
  const [page, setPage] = useState(1)
  const mayWrite = useMay()("coupon.write")
  const { data, error, refetch } = useQuery({
    queryKey: ["coupon-batches", page],
    queryFn: ({ signal }) => call(askBatches, { page }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.data.some(isGrowing) ? PROGRESS_MS : false),
  })
  return (
    <div className="stack">
      <BackLink to={COUPON_WORDS.list.path}>{say("nav.coupon")}</BackLink>
      <div className="between">
        <h1>{say("batch.title")}</h1>
        {mayWrite && (
          <LinkButton to="/management/coupon/generate?many" main>
            {say("batch.make")}
          </LinkButton>
        )}
      </div>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div role="status" aria-label="Loading">
          <Bar height={192} />
        </div>
      )}
      {data?.total === 0 && (
        <EmptyState title={say("batch.empty")}>
          <p>{say("batch.empty.why", { most: COUPON_BATCH.maxCodes.toLocaleString("en-IN") })}</p>
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <>
          <ul className="entries">
            {data.data.map((batch) => (
              <Batch key={batch._id} batch={batch} />
            ))}
          </ul>
          <Pager page={page} total={data.total} pageSize={COUPON_BATCH_LIST.pageSize} onPage={setPage} />
        </>
      )}
    </div>
  )
}

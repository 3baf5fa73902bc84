import type { ReturnRequest } from "@silai/contracts/returns/calls"
import { returnRefusals } from "@silai/contracts/returns/messages"
import { orderRefusals } from "@silai/contracts/order/messages"
import { useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { useLocation } from "react-router"
import { useOrderKey } from "~/features/order/order-key"
import orderStyles from "~/features/order/order.module.css"
import { Page } from "~/layout/page"
import { CallRefused } from "~/lib/call"
import { onDay } from "~/lib/words"
import { paths } from "~/paths"
import { Button, LinkButton } from "~/ui/button"
import { Notice } from "~/ui/notice"
import { Loading, Skeleton, SkeletonText } from "~/ui/skeleton"
import { EmptyState, ErrorState } from "~/ui/state"
import { requestQuery } from "./queries"
import styles from "./request.module.css"
import { ReturnView } from "./return-view"
import { returnWords } from "./words"

/** One request, for its buyer; with thanks just after it was sent. */
export function ReturnPage({ returnId }: { returnId: string }) {
  const { isRead, key } = useOrderKey()
  const isNew = Boolean((useLocation().state as { isNew?: boolean } | null)?.isNew)
  const asked = requestQuery(returnId, key)
  const request = useQuery({ ...asked, enabled: isRead && asked.enabled })
  const number = request.data?.returnNumber
  useEffect(() => {
    if (number) document.title = document.title.replace(/^[^|]*/, `${returnWords.request(number)} `)
  }, [number])

  if (request.data)
    return (
      <Page
        title={<Title request={request.data} isNew={isNew} />}
        lead={returnWords.askedOn(onDay(request.data.askedAt))}
      >
        {isNew && request.data.state === "requested" && (
          <div className={styles.standing}>
            <Notice tone="good" live>
              {returnWords.thanksThen}
            </Notice>
          </div>
        )}
        <ReturnView request={request.data} proof={key} />
      </Page>
    )
  if (!request.isError)
    return (
      <Page title={returnWords.title}>
        <Loading what="your request" />
        <SkeletonText lines={2} />
        <Skeleton height="16rem" />
      </Page>
    )
  return (
    <Page width="narrow">
      <NotShown error={request.error} onRetry={() => void request.refetch()} />
    </Page>
  )
}

function Title({ request: { returnNumber, state }, isNew }: { request: ReturnRequest; isNew: boolean }) {
  const [before, after] = (isNew && state === "requested" ? returnWords.thanks("|") : returnWords.request("|")).split(
    "|",
  )
  return (
    <>
      {before}
      <span className={orderStyles.number}>{returnNumber}</span>
      {after}
    </>
  )
}

const UNKNOWN: readonly string[] = [
  returnRefusals.not_found.code,
  orderRefusals.not_found.code,
  orderRefusals.link_over.code,
]

function NotShown({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof CallRefused && UNKNOWN.includes(error.code))
    return (
      <EmptyState
        icon="swap"
        level={1}
        title={error.message}
        actions={<LinkButton to={paths.requestReturn}>{returnWords.title}</LinkButton>}
      >
        {returnWords.notFoundWords}
      </EmptyState>
    )
  return (
    <ErrorState
      error={error}
      level={1}
      title="The request could not be fetched"
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      {error.message}
    </ErrorState>
  )
}

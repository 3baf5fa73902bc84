import type { ReturnOptions } from "@silai/contracts/returns/calls"
import { orderRefusals } from "@silai/contracts/order/messages"
import { useQuery } from "@tanstack/react-query"
import { useOrderKey } from "~/features/order/order-key"
import styles from "~/features/order/order.module.css"
import { Page } from "~/layout/page"
import { CallRefused } from "~/lib/call"
import { paths } from "~/paths"
import { Button, LinkButton } from "~/ui/button"
import { Loading, Skeleton, SkeletonText } from "~/ui/skeleton"
import { EmptyState, ErrorState } from "~/ui/state"
import { PieceCard } from "./piece-card"
import { optionsQuery } from "./queries"
import { RequestForm } from "./request-form"
import { kindsOf, untilSentence } from "./request-rules"
import requestStyles from "./request.module.css"
import { ShowItIsYours } from "./show-it-is-yours"
import { returnWords } from "./words"

/** A request for one order: for its owner, this browser, or anyone with the mail's link. */
export function RequestPage({ orderId }: { orderId: string }) {
  const { isRead, key } = useOrderKey()
  const asked = optionsQuery(orderId, key)
  const options = useQuery({ ...asked, enabled: isRead && asked.enabled })

  const until = untilSentence(options.data?.lines ?? [])
  if (options.data)
    return (
      <Page
        title={returnWords.title}
        lead={
          <>
            Order <span className={styles.number}>{options.data.orderNumber}</span>
            {until && <>. {until}</>}
          </>
        }
      >
        {kindsOf(options.data.lines).length > 0 ? (
          <RequestForm options={options.data} proof={key} />
        ) : (
          <NothingNow options={options.data} proof={key} />
        )}
      </Page>
    )
  if (!options.isError)
    return (
      <Page title={returnWords.title}>
        <Loading what="your order" />
        <SkeletonText lines={1} />
        <Skeleton height="20rem" />
      </Page>
    )
  if (options.error instanceof CallRefused && isNotShown(options.error.code))
    return (
      <Page title={returnWords.title} lead={returnWords.guestWhy} width="narrow">
        <ShowItIsYours orderId={orderId} isOver={options.error.code === orderRefusals.link_over.code} />
      </Page>
    )
  return (
    <Page width="narrow">
      <ErrorState
        error={options.error}
        level={1}
        title="The order could not be fetched"
        actions={<Button onClick={() => void options.refetch()}>Try again</Button>}
      >
        {options.error.message}
      </ErrorState>
    </Page>
  )
}

const isNotShown = (code: string) => code === orderRefusals.not_found.code || code === orderRefusals.link_over.code

/** Why no request is possible, line by line where the lines differ. */
function NothingNow({ options, proof }: { options: ReturnOptions; proof: string | undefined }) {
  const reasons = [...new Set(options.lines.map(({ why }) => why).filter(Boolean))]
  return (
    <EmptyState
      icon="swap"
      title={returnWords.nothingNow}
      actions={
        <>
          <LinkButton
            kind="plain"
            to={proof === undefined ? paths.trackOrdersOf(options.orderId) : paths.orderConfirmation(options.orderId)}
            state={proof === undefined ? undefined : { orderKey: proof }}
          >
            {returnWords.theOrder}
          </LinkButton>
          <LinkButton kind="plain" to={paths.support}>
            {returnWords.ask}
          </LinkButton>
        </>
      }
    >
      {reasons.length <= 1 ? (
        <p>{reasons[0]}</p>
      ) : (
        <ul className={requestStyles.pieces}>
          {options.lines.map((line) => (
            <li key={line.itemId}>
              <PieceCard line={line} kind="return" piece={null} wrong={undefined} />
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  )
}

import { orderRefusals, orderMessages } from "@silai/contracts/order/messages"
import { isOver } from "@silai/contracts/order/status"
import { useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { lastBuyer } from "~/features/checkout/last-buyer"
import { useEarlierPayment } from "~/features/checkout/payment/use-earlier-payment"
import { countStep } from "~/features/insight/insight-log"
import { Page } from "~/layout/page"
import { useAuth } from "~/lib/auth"
import { call, CallRefused } from "~/lib/call"
import { useHydrated } from "~/lib/use-hydrated"
import { onDay } from "~/lib/words"
import { paths } from "~/paths"
import { Button, LinkButton } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { Loading, Skeleton, SkeletonText } from "~/ui/skeleton"
import { EmptyState, ErrorState } from "~/ui/state"
import { toast } from "~/ui/toast"
import styles from "./confirmation.module.css"
import orderStyles from "./order.module.css"
import { useOrderKey } from "./order-key"
import { orderQuery, sendConfirmationMail } from "./order-query"
import { type AfterOrder, OrderView } from "./order-view"
import { errorMessage } from "~/lib/error-message"

/** The order for its owner: this browser, or anyone with the mail's link. */
export function Confirmation({ orderId, after }: { orderId: string; after?: AfterOrder }) {
  const { isRead, key } = useOrderKey()
  const asked = orderQuery(orderId, { key })
  const order = useQuery({ ...asked, enabled: isRead && asked.enabled })
  useEarlierPayment()
  const isPlaced = Boolean(order.data)
  useEffect(() => {
    if (isPlaced) countStep("order")
  }, [isPlaced])
  useEffect(() => {
    if (order.data) document.title = document.title.replace(/^[^|]*/, `Order ${order.data.orderNumber} `)
  }, [order.data])

  if (order.isError && !order.data)
    return (
      <Page width="narrow">
        <NotShown orderId={orderId} error={order.error} onRetry={() => void order.refetch()} />
      </Page>
    )
  if (!order.data)
    return (
      <Page width="narrow">
        <Coming />
      </Page>
    )
  const { orderNumber, placedAt, email, status } = order.data
  return (
    <Page>
      <header className={styles.head}>
        <p className={styles.sign}>
          <Icon name="check" size={20} />
          Order placed on {onDay(placedAt)}
        </p>
        <h1>
          Thank you. Your order is <span className={orderStyles.number}>{orderNumber}</span>
        </h1>
        <p className={styles.lead}>
          {email && `Your order mail goes to ${email}. `}Keep this number: you can track the order with it and your
          phone number.
        </p>
        <div className={styles.onward}>
          <LinkButton to={paths.trackOne(orderNumber)}>{orderMessages.trackThis}</LinkButton>
        </div>
        <CreateAccount orderId={orderId} />
      </header>
      <OrderView
        order={order.data}
        proof={key}
        after={after?.(order.data, key)}
        actions={
          <>
            <LinkButton to={paths.explore} kind="plain">
              Continue shopping
            </LinkButton>
            {email && !isOver(status) && <MailAgain orderId={orderId} proof={key} />}
            <Button kind="quiet" onClick={() => window.print()}>
              Print this page
            </Button>
          </>
        }
      />
    </Page>
  )
}

/** A guest who has just bought in this browser may open an account; the sign-up starts with the order's details. */
function CreateAccount({ orderId }: { orderId: string }) {
  const { isUserSignedIn, isUserDataLoading } = useAuth()
  const buyer = useHydrated() ? lastBuyer() : null
  if (!buyer?.contact || isUserSignedIn || isUserDataLoading) return null
  const { name, email, phone } = buyer.contact
  return (
    <aside className={styles.keep} aria-labelledby="keep-it">
      <div>
        <h2 id="keep-it">{orderMessages.accountTitle}</h2>
        <p>{orderMessages.accountWords}</p>
      </div>
      <LinkButton kind="plain" to={paths.signupThen(paths.orderConfirmation(orderId))} state={{ name, email, phone }}>
        {orderMessages.createAccount}
      </LinkButton>
    </aside>
  )
}

/** For buyers who cannot find the mail; it goes to the order's own address. */
function MailAgain({ orderId, proof }: { orderId: string; proof: string | undefined }) {
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      const asked = { orderId, ...(proof !== undefined && { key: proof }) }
      toast.success((await call(sendConfirmationMail, asked)).message)
    } catch (cause) {
      toast.error(errorMessage(cause))
    }
    setBusy(false)
  }
  return (
    <Button kind="quiet" busy={busy} onClick={() => void send()}>
      {orderMessages.mailAgain}
    </Button>
  )
}

function NotShown({ orderId, error, onRetry }: { orderId: string; error: Error; onRetry: () => void }) {
  const { isUserSignedIn, isUserDataLoading } = useAuth()
  const isOver = error instanceof CallRefused && error.code === orderRefusals.link_over.code
  const isUnknown = error instanceof CallRefused && error.code === orderRefusals.not_found.code
  if (!isUnknown && !isOver)
    return (
      <ErrorState
        error={error}
        level={1}
        title="The order could not be fetched"
        actions={<Button onClick={onRetry}>Try again</Button>}
      >
        {error.message}
      </ErrorState>
    )
  return (
    <EmptyState
      icon={isOver ? "alert" : "box"}
      level={1}
      title={error.message}
      actions={
        <>
          <LinkButton to={paths.trackOrder}>Track an order</LinkButton>
          {isUnknown && !isUserSignedIn && !isUserDataLoading && (
            <LinkButton kind="plain" to={paths.signinThen(paths.orderConfirmation(orderId))}>
              Sign in
            </LinkButton>
          )}
        </>
      }
    >
      {isOver ? orderMessages.linkOverWords : orderMessages.notHere}
    </EmptyState>
  )
}

function Coming() {
  return (
    <div className={styles.coming}>
      <Loading what="your order" />
      <Skeleton height="3rem" width="80%" />
      <SkeletonText lines={2} />
      <Skeleton height="16rem" />
    </div>
  )
}

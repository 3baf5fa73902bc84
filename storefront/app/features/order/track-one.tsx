import { orderRefusals } from "@silai/contracts/order/messages"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useNavigate } from "react-router"
import { Page } from "~/layout/page"
import { orderMessages } from "@silai/contracts/order/messages"
import { orderNumberWritten } from "@silai/contracts/order/number"
import { CallRefused } from "~/lib/call"
import { errorMessage } from "~/lib/error-message"
import { useChanged } from "~/lib/use-changed"
import { useHydrated } from "~/lib/use-hydrated"
import { onDay } from "~/lib/words"
import { paths } from "~/paths"
import { Button, LinkButton } from "~/ui/button"
import { Loading, Skeleton, SkeletonText } from "~/ui/skeleton"
import { LookUpForm } from "./look-up-form"
import { orderQuery } from "./order-query"
import styles from "./order.module.css"
import { type AfterOrder, OrderView } from "./order-view"
import { rememberPhone, savedPhone } from "./phone-proof"
import { ProofSheet } from "./show-whole"

/**
 * One order, by number or id. Its owner sees it at once; anyone else enters the order's phone number and sees it
 * masked.
 */
export function TrackOne({ orderId, after }: { orderId: string; after?: AfterOrder }) {
  const navigate = useNavigate()
  const id = orderNumberWritten(orderId) ?? orderId
  const [typed, setTyped] = useState<{ id: string; phone: string }>()
  const isHydrated = useHydrated()
  const phone = typed?.id === id ? typed.phone : isHydrated ? savedPhone(id) : undefined
  const [proving, setProving] = useState(false)
  const order = useQuery({ ...orderQuery(id, { phone }), enabled: isHydrated })

  const code = order.error instanceof CallRefused ? order.error.code : undefined
  const wantsProof = code === orderRefusals.look_up_proof.code && phone !== undefined
  if (useChanged(wantsProof) && wantsProof) setProving(true)

  if (order.data)
    return (
      <Page
        title={
          <>
            Order <span className={styles.number}>{order.data.orderNumber}</span>
          </>
        }
        lead={`Placed on ${onDay(order.data.placedAt)}`}
      >
        <OrderView
          order={order.data}
          phone={phone}
          after={after?.(order.data)}
          actions={
            <LinkButton to={paths.trackOrder} kind="plain">
              Track another order
            </LinkButton>
          }
        />
      </Page>
    )
  if (!order.isError)
    return (
      <Page title="Track your order" width="narrow">
        <Coming />
      </Page>
    )
  const isUnknown = code === orderRefusals.not_found.code
  return (
    <Page
      title="Track your order"
      lead="To show this order we need the mobile number that was given with it."
      width="narrow"
    >
      <LookUpForm
        number={id}
        phone={phone}
        refusal={isUnknown && phone === undefined ? undefined : errorMessage(order.error)}
        busy={order.isFetching}
        onFind={(number, given) => {
          rememberPhone(number, given)
          if (number !== id) return void navigate(paths.trackOne(number), { replace: true })
          setTyped({ id, phone: given })
          if (given === phone) void order.refetch()
        }}
      >
        {wantsProof && (
          <Button kind="plain" wide onClick={() => setProving(true)}>
            {orderMessages.showWhole}
          </Button>
        )}
      </LookUpForm>
      {wantsProof && <ProofSheet open={proving} orderNumber={id} phone={phone} onClose={() => setProving(false)} />}
    </Page>
  )
}

function Coming() {
  return (
    <>
      <Loading what="the order" />
      <SkeletonText lines={2} />
      <Skeleton height="14rem" />
    </>
  )
}

import { orderMessages } from "@silai/contracts/order/messages"
import { orderNumberWritten } from "@silai/contracts/order/number"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useLocation, useNavigate } from "react-router"
import { LookUpForm } from "~/features/order/look-up-form"
import { orderQuery } from "~/features/order/order-query"
import { useAuth } from "~/lib/auth"
import { errorMessage } from "~/lib/error-message"
import { onDemand, OnceWanted } from "~/lib/on-demand"
import { paths } from "~/paths"
import { LinkButton } from "~/ui/button"
import { Notice } from "~/ui/notice"
import { RETURNS } from "./queries"
import styles from "./request.module.css"
import { returnWords } from "./words"

const proveOrder = onDemand(() => import("~/features/order/prove-order").then((part) => part.ProveOrder))

type Props = {
  /** Of a deep link. */ orderId?: string
  /** The key of its mail has expired. */ isOver?: boolean
}

/** The ways to show that an order is one's own: number, phone and an OTP; the mail's link; the account. */
export function ShowItIsYours({ orderId = "", isOver }: Props) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { isUserSignedIn, isUserDataLoading } = useAuth()
  const [asked, setAsked] = useState<{ number: string; phone: string }>()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  const goOn = async (number: string) => {
    await client.invalidateQueries({ queryKey: RETURNS })
    await navigate(paths.requestReturnOf(number), { replace: pathname !== paths.requestReturn })
  }
  const find = async (number: string, phone: string) => {
    setBusy(true)
    setRefusal(undefined)
    try {
      // No OTP is sent for an order that does not exist.
      const order = await client.fetchQuery({ ...orderQuery(number, { phone }), staleTime: 0 })
      if (!order.masked) await goOn(number)
      else {
        setAsked({ number, phone })
        setOpen(true)
      }
    } catch (cause) {
      setRefusal(errorMessage(cause))
    }
    setBusy(false)
  }
  return (
    <div className={styles.ways}>
      {isOver && <Notice tone="warn">{orderMessages.linkOver}</Notice>}
      <LookUpForm
        number={orderNumberWritten(orderId) ?? ""}
        refusal={refusal}
        busy={busy}
        onFind={(number, phone) => void find(number, phone)}
      />
      {!isUserSignedIn && !isUserDataLoading && (
        <div className={styles.otherWays}>
          <LinkButton kind="plain" to={paths.signinThen(pathname)}>
            {returnWords.guestSignIn}
          </LinkButton>
          <p className={styles.note}>{returnWords.guestMail}</p>
        </div>
      )}
      {asked && (
        <OnceWanted wanted={open}>
          <proveOrder.Part
            key={asked.number + asked.phone}
            open={open}
            orderNumber={asked.number}
            phone={asked.phone}
            onClose={() => setOpen(false)}
            onProven={() => {
              setOpen(false)
              void goOn(asked.number)
            }}
          />
        </OnceWanted>
      )}
    </div>
  )
}

import { OTP } from "@silai/contracts/account/limits"
import { accountMessages } from "@silai/contracts/account/messages"
import { signInMessages } from "@silai/contracts/account/page-messages"
import type { orderCalls } from "@silai/contracts/order/calls"
import { orderMessages } from "@silai/contracts/order/messages"
import { useState } from "react"
import { CodeEntry } from "~/features/customer/proof/code-entry"
import { showOtpSent } from "~/features/customer/proof/show-otp-sent"
import { shownPhone } from "~/features/customer/proof/shown-phone"
import { useOtp } from "~/features/customer/proof/use-otp"
import { useOtpEntry } from "~/features/customer/proof/use-otp-entry"
import { call, entry } from "~/lib/call"
import { errorMessage } from "~/lib/error-message"
import { Button } from "~/ui/button"
import { Refusal } from "~/ui/form/refusal"
import { Sheet } from "~/ui/sheet"
import styles from "./order.module.css"

const prove = entry<typeof orderCalls.prove>("/customer/order/prove")

type Props = {
  open: boolean
  orderNumber: string
  /** The order's phone, as typed. */ phone: string
  onProven: () => void
  onClose: () => void
}

/** Proves by an OTP to the order's phone that the order is one's own: this browser then sees it whole for some hours. */
export function ProveOrder({ open, orderNumber, phone, onProven, onClose }: Props) {
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const code = useOtp("order", showOtpSent)
  const sentAt = code.sentAt(phone)
  const otp = useOtpEntry({
    ifEmpty: accountMessages.otpEmpty,
    isHeld: busy,
    onEdit: () => setWrong(undefined),
    onEnter: (typed) => void enter(typed),
  })

  const send = async () => {
    setRefusal(undefined)
    await code.send(phone)
  }
  const enter = async (typed: string) => {
    setBusy(true)
    setWrong(undefined)
    setRefusal(undefined)
    try {
      if (!code.isProven(phone)) await code.verify(phone, typed)
    } catch (cause) {
      setWrong(errorMessage(cause))
      return setBusy(false)
    }
    try {
      await call(prove, { orderId: orderNumber, phone })
      onProven()
    } catch (cause) {
      setRefusal(errorMessage(cause))
    }
    setBusy(false)
  }

  return (
    <Sheet open={open} onClose={onClose} title={orderMessages.showWholeTitle}>
      {sentAt === null ? (
        <div className={styles.prove}>
          <p>{orderMessages.showWholeWhy}</p>
          <p>{signInMessages.weSendOtp(shownPhone(phone))}</p>
          <Refusal>{refusal}</Refusal>
          <Button
            wide
            busy={code.isSending}
            onClick={() => void send().catch((cause: unknown) => setRefusal(errorMessage(cause)))}
          >
            Send OTP
          </Button>
        </div>
      ) : (
        <form className={styles.prove} onSubmit={otp.submit} noValidate>
          <CodeEntry
            phone={phone}
            otp={otp.code}
            wrong={otp.wrong ?? wrong}
            sentAt={sentAt}
            onEdit={(next) => {
              otp.edit(next)
              if (next.length === OTP.digits && otp.code.length < OTP.digits - 1) otp.enter(next)
            }}
            onResend={send}
          />
          <Refusal>{refusal}</Refusal>
          <Button type="submit" wide busy={busy}>
            {orderMessages.showWhole}
          </Button>
        </form>
      )}
    </Sheet>
  )
}

import { useState, type FormEvent } from "react"
import { ALERT_MESSAGES } from "@silai/contracts/catalogue/messages"
import { askStockAlert } from "~/features/catalogue/calls"
import { EmailField } from "~/features/customer/person-fields"
import { wrongEmail } from "~/features/customer/person-rules"
import { useAuth } from "~/lib/auth"
import { call } from "~/lib/call"
import { errorMessage } from "~/lib/error-message"
import { offersWhatsapp } from "~/lib/meta"
import { OnceWanted, onDemand } from "~/lib/on-demand"
import { Button } from "~/ui/button"
import { Refusal } from "~/ui/form/refusal"
import { StopWaiting } from "../own-alerts"
import { useOwnAlerts } from "../use-own-alerts"
import { productMessages } from "../words"
import styles from "./size-picker.module.css"

const ringing = onDemand(() => import("./ring-for-size").then((part) => part.RingForSize))

/**
 * Asks for one mail, one message to the account's phone, or one notice on this device, when a sold-out size is back.
 */
export function StockAlert({ variantId, size }: { variantId: string; size: string }) {
  const { userData } = useAuth()
  const { alerts, refetch } = useOwnAlerts()
  const own = alerts.find((alert) => alert.variantId === variantId && alert.size === size)
  const [typed, setTyped] = useState<string | null>(null)
  const [wrong, setWrong] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const [notice, setNotice] = useState<string>()
  const [busy, setBusy] = useState(false)
  const email = typed ?? userData?.email ?? ""
  const ask = async (by: "mail" | "text" | "whatsapp") => {
    const fault = by === "mail" ? wrongEmail(email) : undefined
    setWrong(fault)
    if (fault || busy) return
    setBusy(true)
    setRefusal(undefined)
    try {
      setNotice((await call(askStockAlert, { variantId, size, by, ...(by === "mail" && { email }) })).message)
      if (by !== "mail") await refetch()
    } catch (cause) {
      setRefusal(errorMessage(cause))
    }
    setBusy(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) void ask("mail")
  }
  if (own)
    return (
      <div className={styles.alert}>
        <p role="status">{ALERT_MESSAGES[own.byWhatsapp ? "whatsapp" : "text"]}</p>
        <StopWaiting alert={own} onStopped={() => setNotice(undefined)} />
      </div>
    )
  if (notice)
    return (
      <p className={styles.note} role="status">
        {notice}
      </p>
    )
  return (
    <form className={styles.alert} aria-label={productMessages.alertTitle} onSubmit={submit} noValidate>
      <p>{productMessages.alertTitle}</p>
      <Refusal>{refusal}</Refusal>
      <EmailField
        value={email}
        error={wrong}
        hint={productMessages.alertHint}
        onText={(text) => {
          setTyped(text)
          setWrong(undefined)
        }}
        onJudge={setWrong}
      />
      <Button type="submit" kind="plain" busy={busy}>
        {productMessages.alertButton}
      </Button>
      {userData?.role === "customer" && userData.phone && (
        <>
          {offersWhatsapp() && (
            <Button kind="quiet" size="small" busy={busy} onClick={() => void ask("whatsapp")}>
              {productMessages.alertByWhatsapp}
            </Button>
          )}
          <Button kind="quiet" size="small" busy={busy} onClick={() => void ask("text")}>
            {productMessages.alertByText}
          </Button>
        </>
      )}
      <OnceWanted wanted>
        <ringing.Part variantId={variantId} size={size} />
      </OnceWanted>
    </form>
  )
}

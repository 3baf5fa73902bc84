import { useState } from "react"
import { Link } from "react-router"
import { endStockAlert } from "~/features/catalogue/calls"
import { call } from "~/lib/call"
import { errorMessage } from "~/lib/error-message"
import { paths } from "~/paths"
import { Button } from "~/ui/button"
import { toast } from "~/ui/toast"
import styles from "./own-alerts.module.css"
import { type OwnAlert, useOwnAlerts } from "./use-own-alerts"
import { productMessages } from "./words"

/** The sizes that a customer waits for on the phone, each with its end: such a wait has no mail whose link ends it. */
export function OwnAlerts() {
  const { alerts } = useOwnAlerts()
  if (alerts.length === 0) return null
  return (
    <section className={styles.alerts} aria-labelledby="own-alerts">
      <h2 id="own-alerts">{productMessages.alertsTitle}</h2>
      <p>{productMessages.alertsLead}</p>
      <ul>
        {alerts.map((alert) => (
          <li key={alert.key}>
            <Link to={paths.product(alert.slug)}>
              {alert.name}, {alert.size}
            </Link>
            <StopWaiting alert={alert} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function StopWaiting({ alert: { key, name, size }, onStopped }: { alert: OwnAlert; onStopped?: () => void }) {
  const { refetch } = useOwnAlerts()
  const [busy, setBusy] = useState(false)
  const stop = async () => {
    setBusy(true)
    try {
      const { message } = await call(endStockAlert, { key })
      await refetch()
      toast.success(message)
      onStopped?.()
    } catch (cause) {
      toast.error(errorMessage(cause))
    }
    setBusy(false)
  }
  return (
    <Button
      kind="quiet"
      size="small"
      busy={busy}
      aria-label={productMessages.alertStopFor(name, size)}
      onClick={() => void stop()}
    >
      {productMessages.alertStop}
    </Button>
  )
}

import { shopSays } from "@silai/contracts/shop/messages"
import { useSyncExternalStore } from "react"
import { Icon } from "~/ui/icon"
import styles from "./offline-notice.module.css"

function watch(listener: () => void) {
  window.addEventListener("online", listener)
  window.addEventListener("offline", listener)
  return () => {
    window.removeEventListener("online", listener)
    window.removeEventListener("offline", listener)
  }
}

/** A notice while the network is down; it disappears by itself. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className={styles.notice}>
      {!online && (
        <p className={styles.strip}>
          <Icon name="wifiOff" size={18} />
          {shopSays.offline}
        </p>
      )}
    </div>
  )
}

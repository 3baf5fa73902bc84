import { shopMessages } from "@silai/contracts/shop/messages"
import { useOnline } from "~/lib/use-online"
import { Icon } from "~/ui/icon"
import styles from "./offline-notice.module.css"

/** A notice while the network is down; it disappears by itself. */
export function OfflineNotice() {
  const online = useOnline()
  return (
    <div role="status" className={styles.notice}>
      {!online && (
        <p className={styles.strip}>
          <Icon name="wifiOff" size={18} />
          {shopMessages.offline}
        </p>
      )}
    </div>
  )
}

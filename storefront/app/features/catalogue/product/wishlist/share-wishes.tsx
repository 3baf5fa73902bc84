import { useState } from "react"
import { useWishes } from "~/features/wishlist/use-wishes"
import { wishMessages } from "~/features/wishlist/words"
import { paths } from "~/paths"
import { Button } from "~/ui/button"
import { toast } from "~/ui/toast"
import styles from "./wishlist.module.css"

/** The link that shows the wishlist to others: made, copied, ended. */
export function ShareWishes() {
  const { shareKey, share } = useWishes()
  const [busy, setBusy] = useState(false)
  const turn = async (on: boolean) => {
    setBusy(true)
    const refused = await share(on)
    setBusy(false)
    if (refused) toast.error(refused, { id: "share" })
  }
  if (!shareKey)
    return (
      <p className={styles.note}>
        <Button kind="plain" size="small" busy={busy} onClick={() => void turn(true)}>
          {wishMessages.share}
        </Button>
      </p>
    )
  // Drawn only once the account's list is loaded, so never on the server.
  const link = location.origin + paths.sharedWishlist(shareKey)
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toast.success(wishMessages.linkCopied, { id: "share" }),
      () => toast.error(wishMessages.copyFailed, { id: "share" }),
    )
  return (
    <div className={styles.note}>
      <p>
        {wishMessages.sharing} <a href={link}>{link}</a>
      </p>
      <Button kind="plain" size="small" onClick={() => void copy()}>
        {wishMessages.copy}
      </Button>
      <Button kind="quiet" size="small" busy={busy} onClick={() => void turn(false)}>
        {wishMessages.stopSharing}
      </Button>
    </div>
  )
}

import { useState, type ComponentType } from "react"
import { useAuth } from "~/lib/auth"
import { OnceWanted } from "~/lib/on-demand"
import { Button } from "~/ui/button"
import { Icon } from "~/ui/icon"
import styles from "./contact-step.module.css"
import { checkoutWords } from "../words"

export type SignInHereProps = {
  open: boolean
  /** While the session changes, lines are in neither bag for a moment. */
  onBusy: (busy: boolean) => void
  onClose: () => void
}

type Props = {
  /** A feature above this one. */ SignIn: ComponentType<SignInHereProps>
  onBusy: (busy: boolean) => void
}

/**
 * Offers every guest to sign in without leaving the checkout; never after a look-up, which would show strangers who has
 * an account.
 */
export function SignInOffer({ SignIn, onBusy }: Props) {
  const { userData, isUserDataLoading } = useAuth()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className={styles.offer} data-asking={isUserDataLoading || undefined}>
        <Icon name="person" size={20} />
        {userData ? (
          <span>{checkoutWords.signedInAs(userData.name)}</span>
        ) : (
          <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
            {checkoutWords.signInHere}
          </Button>
        )}
      </p>
      <OnceWanted wanted={isOpen}>
        <SignIn open={isOpen} onBusy={onBusy} onClose={() => setOpen(false)} />
      </OnceWanted>
    </>
  )
}

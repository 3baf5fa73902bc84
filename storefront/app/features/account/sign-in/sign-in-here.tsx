import { signInMessages } from "@silai/contracts/account/page-messages"
import { secondFactorMessages } from "@silai/contracts/staff/messages"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useEffectEvent, useState } from "react"
import { bag } from "~/features/bag/bag-store"
import { keepDraftOfOrder } from "~/features/checkout/details/draft"
import type { SignInHereProps } from "~/features/checkout/details/sign-in-offer"
import { checkoutWords } from "~/features/checkout/words"
import { Button } from "~/ui/button"
import { Sheet } from "~/ui/sheet"
import { IdentifierStep } from "./identifier-step"
import { showOtherPieces } from "./other-pieces"
import { ProofStep } from "./proof-step"
import styles from "./sign-in-layout.module.css"
import { useSignIn } from "./use-sign-in"

/** Sign-in on top of the current page, for shoppers who would lose their place by leaving it. */
export function SignInHere({ open, onBusy, onClose }: SignInHereProps) {
  const client = useQueryClient()
  const signIn = useSignIn()
  const { proof, way, busy, arrived } = signIn
  const [guestPieces] = useState(() => bag.get().cartCount)

  const reportBusy = useEffectEvent(() => onBusy(busy || arrived !== null))
  const leave = useEffectEvent(() => {
    keepDraftOfOrder()
    void showOtherPieces(client, guestPieces)
    void client.resetQueries({ queryKey: ["checkout"] }).finally(() => onBusy(false))
    onClose()
  })
  useEffect(() => reportBusy(), [busy, arrived])
  useEffect(() => {
    if (arrived) leave()
  }, [arrived])

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={signIn.isFactorWanted ? secondFactorMessages.signInTitle : checkoutWords.signInHere}
    >
      <div className={styles.here}>
        {proof === null ? (
          <IdentifierStep
            key={way}
            way={way}
            identifier={signIn.typed}
            busy={signIn.isSending}
            refusal={signIn.refusal?.sentence}
            onEdit={signIn.edit}
            onSwitch={signIn.switchWay}
            onNext={() => void signIn.next()}
            onPassword={signIn.usePassword}
          />
        ) : (
          <>
            <ProofStep signIn={signIn} wayOut={<p className={styles.small}>{signInMessages.continueAsGuest}</p>} />
            <div>
              <Button kind="quiet" size="small" onClick={signIn.clear}>
                {way === "phone" ? signInMessages.changePhone : signInMessages.changeEmail}
              </Button>
            </div>
          </>
        )}
      </div>
    </Sheet>
  )
}

import { useState } from "react"
import { useStore } from "~/lib/store"
import { counted } from "~/lib/words"
import { Button } from "~/ui/button"
import { Notice } from "~/ui/notice"
import { bag, bagMoveError } from "./bag-store"
import { bagWords } from "./words"

/** Lines from before the sign-in that could not be merged yet, with the reason, so that nothing seems lost. */
export function LeftHere() {
  const [busy, setBusy] = useState(false)
  const trouble = useStore(bagMoveError)
  const { items } = useStore(bag)
  if (trouble === null || items.length === 0) return null
  const moveToAccount = async () => {
    setBusy(true)
    // The store shows its failure here.
    await import("./move-guest-bag").then(({ moveGuestBag }) => moveGuestBag()).catch(() => undefined)
    setBusy(false)
  }
  return (
    <Notice tone="warn" live title={bagWords.leftHere(counted(items.length, "piece"), items.length === 1)}>
      <p>{trouble}</p>
      <Button kind="plain" size="small" busy={busy} onClick={() => void moveToAccount()}>
        {bagWords.again}
      </Button>
    </Notice>
  )
}

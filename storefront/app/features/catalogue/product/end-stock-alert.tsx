import { useState } from "react"
import { endStockAlert } from "~/features/catalogue/calls"
import { Page } from "~/layout/page"
import { call } from "~/lib/call"
import { errorMessage } from "~/lib/error-message"
import { paths } from "~/paths"
import { Button, LinkButton } from "~/ui/button"
import { Refusal } from "~/ui/form/refusal"
import { productMessages } from "./words"

/** Ends the wait for a size. A button, because mail programs open links by themselves. */
export function EndStockAlert({ alertKey }: { alertKey: string }) {
  const [ended, setEnded] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const end = async () => {
    setBusy(true)
    setRefusal(undefined)
    try {
      setEnded((await call(endStockAlert, { key: alertKey })).message)
    } catch (cause) {
      setRefusal(errorMessage(cause))
    }
    setBusy(false)
  }
  return (
    <Page title={productMessages.alertEndTitle} lead={ended ?? productMessages.alertEndLead}>
      <Refusal>{refusal}</Refusal>
      {ended ? (
        <LinkButton to={paths.explore}>Explore the shop</LinkButton>
      ) : (
        <Button busy={busy} onClick={() => void end()}>
          {productMessages.alertEndButton}
        </Button>
      )}
    </Page>
  )
}

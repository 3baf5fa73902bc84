import type { OrderItem } from "@silai/contracts/order/calls"
import { orderMessages } from "@silai/contracts/order/messages"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useNavigate } from "react-router"
import { useBagChange } from "~/features/bag/use-bag"
import { unreachable } from "~/lib/call"
import { counted } from "~/lib/words"
import { paths } from "~/paths"
import { Button, LinkButton } from "~/ui/button"
import { Sheet } from "~/ui/sheet"
import { toast } from "~/ui/toast"
import styles from "./order.module.css"
import type { PutAgain } from "./put-into-bag-again"

type Props = {
  /** The pieces, or how to ask for them. */ items: readonly OrderItem[] | (() => Promise<readonly OrderItem[]>)
  name: string
  /** For a screen reader, where a page has several. */ label?: string
  small?: boolean
}

/** Puts the pieces of an earlier order into the bag again, and shows which are gone. */
export function OrderAgain({ items, name, label, small }: Props) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const act = useBagChange()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<PutAgain>()
  const [open, setOpen] = useState(false)

  const again = async () => {
    setBusy(true)
    try {
      const { putAgain } = await import("./put-into-bag-again")
      const done = await putAgain(client, typeof items === "function" ? await items() : items, act)
      if (done.lost.length > 0) {
        setOutcome(done)
        setOpen(true)
      } else
        toast.success(orderMessages.inBagAgain(counted(done.added, "piece")), {
          action: { name: orderMessages.reviewBag, act: () => void navigate(paths.bag) },
        })
    } catch {
      toast.error(unreachable().message)
    }
    setBusy(false)
  }
  return (
    <>
      <Button
        kind="quiet"
        size={small ? "small" : "normal"}
        busy={busy}
        aria-label={label}
        onClick={() => void again()}
      >
        {name}
      </Button>
      {outcome && (
        <Sheet
          open={open}
          onClose={() => setOpen(false)}
          title={
            outcome.added > 0 ? orderMessages.inBagAgain(counted(outcome.added, "piece")) : orderMessages.nothingAgain
          }
          footer={
            outcome.added > 0 ? (
              <LinkButton to={paths.bag} wide>
                {orderMessages.reviewBag}
              </LinkButton>
            ) : (
              <LinkButton to={paths.explore} wide>
                {orderMessages.browseShop}
              </LinkButton>
            )
          }
        >
          <div className={styles.prove}>
            <p>{orderMessages.goneOfThese}</p>
            <ul className={styles.lost}>
              {outcome.lost.map(({ _id, name: piece, size, why }) => (
                <li key={_id}>
                  <strong>
                    {piece}, {size}
                  </strong>
                  <span>{why}</span>
                </li>
              ))}
            </ul>
          </div>
        </Sheet>
      )}
    </>
  )
}

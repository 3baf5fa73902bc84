import { present } from "@silai/contracts/present"
import { paymentMessages } from "@silai/contracts/checkout/payment-messages"
import type { AgainLine } from "@silai/contracts/checkout/calls"
import { goodsKey } from "@silai/contracts/bag/same-goods"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useEffectEvent, useRef } from "react"
import { useLocation, useNavigate } from "react-router"
import { randomId } from "~/lib/random-id"
import { useBag, useBagChange } from "~/features/bag/use-bag"
import { lineOf, offerOf, type Chosen } from "~/features/catalogue/product/buy/purchase-rules"
import { productQuery } from "~/features/catalogue/queries"
import { call } from "~/lib/call"
import { errorMessage } from "~/lib/error-message"
import { toast } from "~/ui/toast"
import { orderAgain } from "../calls"

/** Puts the pieces of an unfinished payment back into the bag: the mail's link has its attempt and key behind the #. */
export function PayAgain() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { hash, pathname } = useLocation()
  const { items, ready } = useBag()
  const act = useBagChange()
  const begun = useRef("")

  const put = async ({ variantId, size, quantity }: AgainLine): Promise<string | null> => {
    if (items.some((line) => line.variantId === variantId && goodsKey(line.size) === goodsKey(size))) return null
    const product = await client.fetchQuery(productQuery(variantId))
    const chosen: Chosen = typeof size === "string" ? { size } : { measurement: size }
    const offer = present(offerOf(product, chosen, quantity), "the offer of a chosen size")
    const units = Math.min(quantity, offer.most)
    if (units === 0) return paymentMessages.pieceGone(product.variantName)
    const line = lineOf(product, chosen, units, offer.orderType, randomId(), new Date().toISOString())
    return act({ kind: "add", line, available: offer.available })
  }
  const restoreBag = useEffectEvent(async (link: string) => {
    const [attemptId = "", ...key] = link.split(".")
    try {
      const { data } = await call(orderAgain, { attemptId, key: key.join(".") })
      const refused: string[] = []
      for (const line of data.lines) {
        const refusal = await put(line).catch(errorMessage)
        if (refusal) refused.push(refusal)
      }
      if (refused.length) toast.error(refused.join(" "))
      else toast.success(paymentMessages.bagRestored)
    } catch (cause) {
      toast.error(errorMessage(cause))
    }
    await navigate(pathname, { replace: true })
  })

  const link = /^#again=(.+)$/.exec(hash)?.[1] ?? ""
  useEffect(() => {
    if (!ready || !link || begun.current === link) return
    begun.current = link
    void restoreBag(link)
  }, [ready, link])
  return null
}

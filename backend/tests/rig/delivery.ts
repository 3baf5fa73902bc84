import { shippingFeeCalls } from "@silai/contracts/checkout/calls"
import { signInAsOwner } from "./owner"

/** From now on delivery costs this everywhere, in rupees; 0 is the shop's original fee. */
export async function deliveryCosts(fee: number): Promise<void> {
  const owner = await signInAsOwner()
  const { version } = (await owner.call(shippingFeeCalls.all)).body.data[0]!
  const everywhere = { fee, freeFrom: null }
  const { status, body } = await owner.call(shippingFeeCalls.update, {
    everywhere,
    places: [],
    pickup: { offered: true },
    version,
  })
  if (status !== 200) throw new Error(`The fee was refused: ${body.message}`)
}

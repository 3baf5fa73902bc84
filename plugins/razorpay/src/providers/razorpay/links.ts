import type { GatewayLinks } from "@silai/contracts/checkout/gateway"
import type { RazorpayClient } from "./client/client"
import { isGatewayError } from "./client/gateway-error"
import type { GatewayPayment } from "./client/replies"
import { isPaidLink } from "./client/states"

export const isLink = (id: string): boolean => id.startsWith("plink_")

/** The payments of a link. Razorpay makes an order for it when the buyer pays; here they are the link's own. */
export async function paymentsOfLink(client: RazorpayClient, linkId: string): Promise<GatewayPayment[]> {
  const { paymentIds } = await client.fetchLink(linkId)
  const payments = await Promise.all(paymentIds.map((id) => client.fetchPayment(id)))
  return payments.map((payment) => ({ ...payment, orderId: linkId }))
}

const isRefused = (error: unknown) => isGatewayError(error) && error.kind === "refused"

/** Payment links, through Razorpay's API. */
export const linksOf = (client: RazorpayClient): GatewayLinks => ({
  async open(link) {
    try {
      return await client.createLink(link)
    } catch (error) {
      // An earlier try whose reply was lost may have made it, and Razorpay sent it: the buyer may have paid it by now.
      const made = isRefused(error) ? await client.linksWith({ reference_id: link.receipt }) : []
      const same = made.find(
        ({ reference, status }) => reference === link.receipt && (status === "created" || status === "paid"),
      )
      if (!same) throw error
      return same
    }
  },
  async send(id, { mail }) {
    await client.sendLink(id, "sms")
    if (mail) await client.sendLink(id, "email")
  },
  async close(id) {
    try {
      await client.cancelLink(id)
      return "closed"
    } catch (error) {
      if (!isRefused(error)) throw error
      // It is paid, or was closed earlier.
      const { status } = await client.fetchLink(id)
      if (isPaidLink(status)) return "paid"
      if (status === "created") throw error
      return "closed"
    }
  },
  async paidBy(paymentId) {
    return (await client.linksWith({ payment_id: paymentId }))[0]?.id ?? null
  },
})

import { useEarlierPayment } from "./use-earlier-payment"

/** Settles a payment of an earlier visit on whatever page the shopper comes back to; shows nothing itself. */
export default function EarlierPayment() {
  useEarlierPayment()
  return null
}

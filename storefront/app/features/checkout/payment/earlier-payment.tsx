import { useEarlierPayment } from "./use-earlier-payment"

/** Finishes a payment of an earlier visit on any page; renders nothing itself. */
export default function EarlierPayment() {
  useEarlierPayment()
  return null
}

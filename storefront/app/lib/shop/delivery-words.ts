import { shippingFeeMessages } from "@silai/contracts/checkout/fee-messages"
import { shop } from "./shop"

const differs = "Some places have a different fee; you see it before you pay."

/** Whether delivery is free everywhere. */
export const isDeliveryFree = () => shop().delivery.fee === 0 && !shop().delivery.someDiffer

/** "Free", "₹80, free from ₹1,500": the fee of most of India. */
export const deliveryFeeWords = () => shippingFeeMessages.fee(shop().delivery)

/** "Free shipping across India." or what it costs, as a sentence. */
export function shippingSentence(): string {
  const { delivery } = shop()
  if (isDeliveryFree()) return "Free shipping across India."
  const most = delivery.fee === 0 ? "Free shipping to most of India." : `Shipping ${shippingFeeMessages.fee(delivery)}.`
  return delivery.someDiffer ? `${most} ${differs}` : most
}

/** The first line under Delivery on a product's page. */
export const deliveryLine = (free: string) =>
  isDeliveryFree()
    ? free
    : `Delivery to every PIN code in India. ${shippingSentence()} Taxes are included in the price.`

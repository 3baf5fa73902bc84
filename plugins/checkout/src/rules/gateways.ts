import { DELIVERY_METHODS, type DeliveryMethod } from "@silai/contracts/checkout/limits"

const isName = (name: unknown): name is string => typeof name === "string" && name !== ""

/**
 * The gateway for new payments, by delivery method: the option `gateway`, one name for all or one for each.
 * @throws in words
 */
export function gatewaysIn(options: unknown): Record<DeliveryMethod, string> {
  const { gateway } = (options ?? {}) as { gateway?: string | Partial<Record<DeliveryMethod, unknown>> }
  const nameFor = (method: DeliveryMethod) => {
    const name = typeof gateway === "string" ? gateway : gateway?.[method]
    if (isName(name)) return name
    throw new Error(
      `Payments are not set up: the checkout's option gateway is one name, or a name for each of ${DELIVERY_METHODS.join(" and ")}.`,
    )
  }
  return { home: nameFor("home"), pickup: nameFor("pickup") }
}

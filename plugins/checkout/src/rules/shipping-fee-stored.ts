import type { StoredShippingFee } from "@silai/contracts/checkout/shipping-fee-calls"
import type { StoredSection } from "@silai/contracts/shop/service"

/** A version of the rules as the delivery calls return it: its values, its author and its time. */
export const storedShippingFee = ({
  values,
  version,
  changedAt,
  changedBy,
}: StoredSection<"delivery">): StoredShippingFee => ({ ...values, version, changedAt, changedBy })

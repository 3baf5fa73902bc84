import { PAYMENT_LIST, PAYMENT_VIEWS } from "@silai/contracts/checkout/limits"
import { listAddress, oneOfField, textField } from "../../providers/list-address"

/** The payments list in the address. */
export const paymentAddress = listAddress({
  filters: { search: textField(PAYMENT_LIST.maxSearch), view: oneOfField(PAYMENT_VIEWS) },
  sorts: { begun: ["oldest", "newest"] },
  usual: "newest",
  ...PAYMENT_LIST,
})

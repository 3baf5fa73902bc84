import { SALE, SALE_LIST, SALE_STATES } from "@silai/contracts/catalogue/style-limits"
import { listAddress, oneOfField, textField } from "../../../providers/list-address"

/** The list of sales in the address. */
export const saleAddress = listAddress({
  filters: { search: textField(SALE.maxName), state: oneOfField(SALE_STATES) },
  sorts: {},
  usual: "latest",
  ...SALE_LIST,
})

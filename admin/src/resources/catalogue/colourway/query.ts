import { COLOURWAY, COLOURWAY_STATUSES } from "@silai/contracts/catalogue/limits"
import { listAddress, someOfField, textField, type Values, yesField } from "../../../providers/list-address"

const id = textField(120)

/** The list of product variants in the address. */
export const colourwayAddress = listAddress({
  filters: {
    search: textField(COLOURWAY.maxSearch),
    status: someOfField(COLOURWAY_STATUSES),
    product: id,
    category: id,
    tag: textField(COLOURWAY.tagMax),
    low: yesField,
    sale: yesField,
  },
  sorts: {
    name: ["name", "name_down"],
    launched: ["earliest", "latest"],
    price: ["price_up", "price_down"],
    stock: ["stock_up", "stock_down"],
  },
  usual: "latest",
  ...COLOURWAY,
})

/** The filters' values in the shape of the call. */
export const askedOf = ({ search, status, product, category, tag, low, sale }: Values<typeof colourwayAddress>) => ({
  search,
  status,
  product,
  category,
  tag,
  lowStock: low,
  onSale: sale,
})

import { z } from "zod"

const text = z.string().max(200).nullish()
const rupees = z.number().nullish()

/**
 * What a client's bag item says beside the goods it names (requirements §3): clients of the documented calls send the
 * whole item. Read by nobody: names, prices and the kind of order are the catalogue's.
 */
export const saidOfGoods = {
  _id: text,
  customerId: text,
  variantName: text,
  name: text,
  slug: text,
  categoryName: text,
  productId: text,
  categoryId: text,
  color: text,
  price: rupees,
  totalPrice: rupees,
  addedAt: z.union([z.string().max(40), z.number()]).nullish(),
  image: z.string().max(2_000).nullish(),
  orderType: z.string().max(40).nullish(),
}

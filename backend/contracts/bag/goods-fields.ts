import { z } from "zod"

const text = z.string().max(200).nullish()
const rupees = z.number().nullish()

/**
 * The fields of a client's bag item apart from the goods it names (requirements §3): clients of the documented calls send the
 * whole item. Never read: names, prices and the kind of order come from the catalogue.
 */
export const goodsFields = {
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

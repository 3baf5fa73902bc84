import { z } from "zod"
import { savedAddress } from "../account/shapes"
import { measuredOther } from "../measurement/calls"
import { halfSaved } from "../measurement/shapes"
import { day } from "../moment"
import { CUSTOMER_KINDS, CUSTOMER_LIST } from "./limits"
import { lineShape } from "../text"

/**
 * Filters of the customer list; all must match. Days are Indian ones, both included. Without `kind`, all but the deleted.
 */
export const customerFilters = {
  search: lineShape(CUSTOMER_LIST.maxSearch).optional(),
  kind: z.enum(CUSTOMER_KINDS).optional(),
  hasOrders: z.boolean().optional(),
  hasMeasurements: z.boolean().optional(),
  joinedFrom: day.optional(),
  joinedTo: day.optional(),
  minSpendRupees: z.number().min(0).max(CUSTOMER_LIST.maxSpendRupees).optional(),
}

/** Fields common to the list and a person's page. */
const customerFacts = z.object({
  _id: z.string(),
  kind: z.enum(CUSTOMER_KINDS),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  city: z.string(),
  joinedAt: z.string(),
  seenAt: z.string().nullable(),
  orders: z.number(),
  spendRupees: z.number(),
  hasMeasurements: z.boolean(),
})
/** A row of the list, with the columns that only the list has. */
export const customerRow = customerFacts.extend({})
export type CustomerRow = z.output<typeof customerRow>

/** An order on its buyer's page. `asGuest`: placed without signing in, with the same phone. */
export const boughtOrder = z.object({
  _id: z.string(),
  orderNumber: z.string(),
  placedAt: z.string(),
  status: z.number(),
  goods: z.string(),
  units: z.number(),
  hasCustom: z.boolean(),
  totalRupees: z.number(),
  refundedRupees: z.number(),
  asGuest: z.boolean(),
})
export type BoughtOrder = z.output<typeof boughtOrder>

export const customerNote = z.object({ _id: z.string(), text: z.string(), author: z.string(), at: z.string() })
export type CustomerNote = z.output<typeof customerNote>

/** The content of a bag, as far as the bag plugin shows it. */
export const customerBagItem = z.object({
  name: z.string(),
  slug: z.string(),
  color: z.string(),
  size: z.string(),
  quantity: z.number(),
  image: z.string(),
  addedAt: z.string(),
  totalRupees: z.number(),
  gone: z.boolean(),
})
export type CustomerBagItem = z.output<typeof customerBagItem>

/** Everything about one person. A section without data is null or empty, and is not shown. */
export const customerPage = customerFacts.extend({
  deletedAt: z.string().nullable(),
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  phoneProvenAt: z.string().nullable(),
  consent: z.object({ version: z.string(), at: z.string() }).nullable(),
  ordersList: z.array(boughtOrder),
  measurements: z.array(halfSaved),
  measuredOthers: z.array(measuredOther),
  addresses: z.array(savedAddress),
  bag: z.array(customerBagItem).nullable(),
  notes: z.array(customerNote),
  sessions: z.array(z.object({ _id: z.string(), device: z.string(), signedInAt: z.string(), seenAt: z.string() })),
})
export type CustomerPage = z.output<typeof customerPage>

import { z } from "zod"
import { callFor, adminCall } from "../call"
import { MEASUREMENT_LIST, MEASUREMENT_SORTS, MEASUREMENT_TYPES } from "./limits"
import { lowerFit, madeForShape, ownFits, upperFit } from "./fit-shapes"
import { halfChange, halfRow, lowerFields, measuredPerson, someFields, upperFields } from "./shapes"
import { counted, paged } from "../paging"
import { lineShape } from "../text"

const customer = callFor("customer")
const read = adminCall("measurement.read")
const write = adminCall("measurement.write")

/** A made-to-measure size (requirements §3): every measurement of one body half, in inches; and its fit. */
export const measurementSchema = z.discriminatedUnion("measurementType", [
  z.object({ measurementType: z.literal("upperBody"), ...upperFields, fitProfile: upperFit.optional() }),
  z.object({ measurementType: z.literal("lowerBody"), ...lowerFields, fitProfile: lowerFit.optional() }),
])
export type Measurement = z.output<typeof measurementSchema>

const owner = {
  userId: z.string().trim().min(1).max(80).optional(),
  customerId: z.string().trim().min(1).max(80).optional(),
}
const bodyHalf = z.enum(MEASUREMENT_TYPES)
/** One half of one customer: `<customer>-<half>`. */
const halfId = z
  .string()
  .trim()
  .max(100)
  .regex(/^\w{1,80}-(upperBody|lowerBody)$/)
const version = z.number().int().min(1).max(2_147_483_647)
const search = lineShape(MEASUREMENT_LIST.maxSearch)

/**
 * A customer's stored measurements: both halves in one flat record, as in requirements §3; an unmeasured half is
 * absent.
 */
const saved = z.object({
  ...someFields,
  ...ownFits,
  upperBodyChangedAt: z.string().nullable(),
  lowerBodyChangedAt: z.string().nullable(),
})
export type SavedMeasurements = z.output<typeof saved>

/** Another person whom a customer measures; each half is complete or null. */
export const measuredOther = z.object({
  _id: z.string(),
  name: z.string(),
  upperBody: measurementSchema.nullable(),
  lowerBody: measurementSchema.nullable(),
})
export type MeasuredOther = z.output<typeof measuredOther>

const personId = z.string().trim().min(1).max(80)
const others = z.object({ data: z.array(measuredOther) })

export const measurementCalls = {
  add: customer(
    "/customer/measurement/add",
    "Saves measurements of the signed-in customer, in inches: all of one body half, or of both.",
    {
      body: z.strictObject({ ...owner, ...someFields, ...ownFits }),
      reply: z.object({ data: saved }),
    },
  ),
  single: customer(
    "/customer/measurement/single",
    "The signed-in customer's measurements, with when each half was last changed.",
    {
      body: z.strictObject(owner),
      reply: z.object({ data: saved }),
    },
  ),
  update: customer(
    "/customer/measurement/update",
    "Changes saved measurements (`changed` says whether anything differed), or removes one body half.",
    {
      body: z.strictObject({ ...owner, ...someFields, ...ownFits, remove: bodyHalf.optional() }),
      reply: z.object({ data: saved, changed: z.boolean() }),
    },
  ),
  others: customer("/customer/measurement/others", "The other people whom the signed-in customer measures, by name.", {
    body: z.strictObject(owner),
    reply: others,
  }),
  saveOther: customer(
    "/customer/measurement/saveOther",
    "Saves a complete body half of another person under a name, ignoring case; a new name adds a person.",
    {
      body: z.strictObject({ ...owner, name: madeForShape, measurement: measurementSchema }),
      reply: others.extend({ changed: z.boolean() }),
    },
  ),
  renameOther: customer("/customer/measurement/renameOther", "Renames another person.", {
    body: z.strictObject({ ...owner, personId, name: madeForShape }),
    reply: others,
  }),
  removeOther: customer(
    "/customer/measurement/removeOther",
    "Deletes one body half of another person, or the person with both.",
    { body: z.strictObject({ ...owner, personId, measurementType: bodyHalf.optional() }), reply: others },
  ),
  adminAll: read(
    "/admin/measurement/all",
    "Saved measurements of all customers, one row per body half, the latest change first unless asked otherwise. Search finds names, phones and e-mails.",
    {
      body: z.strictObject({
        search: search.optional(),
        measurementType: bodyHalf.optional(),
        sort: z.enum(MEASUREMENT_SORTS).default("latest"),
        ...paged(MEASUREMENT_LIST),
      }),
      reply: z.object({ data: z.array(halfRow), ...counted }),
    },
  ),
  adminSingle: read(
    "/admin/measurement/single",
    "One body half of a customer, with its version, and who changed what.",
    {
      body: z.strictObject({ _id: halfId }),
      reply: z.object({ data: halfRow.extend({ history: z.array(halfChange) }) }),
    },
  ),
  adminCustomers: write(
    "/admin/measurement/customers",
    "Customers to measure, by name, phone or e-mail, with their saved measurements.",
    {
      body: z.strictObject({ search: search.optional(), customerId: owner.customerId }),
      reply: z.object({ data: z.array(measuredPerson.extend({ halves: z.array(bodyHalf) })) }),
    },
  ),
  adminAdd: write(
    "/admin/measurement/add",
    "Saves a body half that the shop has measured. Refused when one is saved already: that one must be changed.",
    {
      body: z.strictObject({
        customerId: owner.customerId.unwrap(),
        measurementType: bodyHalf,
        ...someFields,
        ...ownFits,
      }),
      reply: z.object({ data: halfRow }),
    },
  ),
  adminUpdate: write(
    "/admin/measurement/update",
    "Changes a body half. `version` is the one that was read: refused when it was changed since.",
    {
      body: z.strictObject({ _id: halfId, version, ...someFields, ...ownFits }),
      reply: z.object({ data: halfRow, changed: z.boolean() }),
    },
  ),
  adminRemove: write("/admin/measurement/remove", "Removes a body half, if it is still the version that was read.", {
    body: z.strictObject({ _id: halfId, version }),
    reply: z.object({ data: z.object({ _id: z.string() }) }),
  }),
}

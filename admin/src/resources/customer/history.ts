import type { ILog } from "@refinedev/core"
import { call } from "../../providers/call"
import { halfChangeText, halfLog } from "../measurement/history"
import { BODY_KEYS } from "../measurement/words"
import type { Say } from "../../words/say"
import { askCustomer } from "./calls"

const entry = (id: string, at: string, action: string, by?: string): ILog => ({
  id,
  createdAt: at,
  author: by === undefined ? undefined : { name: by },
  name: action,
  resource: "customer",
  action,
  data: {},
  previousData: {},
})

/** The history of a customer, latest first: account, measurements, notes. */
export async function customerLog(customerId: string): Promise<ILog[]> {
  const { joinedAt, measurements, notes } = (await call(askCustomer, { customerId })).data
  const measured = await Promise.all(
    measurements.map(async ({ _id, measurementType }) =>
      (await halfLog(_id)).map((one) => ({ ...one, action: "measured", meta: { measurementType } })),
    ),
  )
  return [
    entry("joined", joinedAt, "joined"),
    ...notes.map(({ _id, at, author }) => entry(_id, at, "noted", author)),
    ...measured.flat(),
  ].sort((a, b) => b.createdAt.localeCompare(a.createdAt))
}

export const customerChangeText = (say: Say) => (one: ILog) => {
  if (one.action === "joined") return say("history.joined")
  if (one.action === "noted") return say("history.noted")
  const { measurementType } = one.meta as { measurementType: keyof typeof BODY_KEYS }
  return `${say(BODY_KEYS[measurementType])}: ${halfChangeText(say)(one)}`
}

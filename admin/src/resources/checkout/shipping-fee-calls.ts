import type { BaseRecord, ILog } from "@refinedev/core"
import type { StoredShippingFee } from "@silai/contracts/checkout/shipping-fee-calls"
import { present } from "@silai/contracts/present"
import { call, entry } from "../../providers/call"
import type { DataAdapter } from "../resource"

const askRules = entry("/admin/shippingFee/all")
const askUpdate = entry("/admin/shippingFee/update")

/** There is one set of rules, so one id. */
export const NOW = "now"
export type ShippingFeeRecord = StoredShippingFee & BaseRecord & { _id: string }

const asRecord = (rules: StoredShippingFee): ShippingFeeRecord => ({ ...rules, _id: NOW })
const allRules = async () => (await call(askRules, {})).data

export const shippingFeeData: DataAdapter = {
  one: async () => ({ data: asRecord(present((await allRules())[0], "the newest version")) }),
  update: async (_id, change) => {
    const { data, message } = await call(askUpdate, change)
    return { data: asRecord(data), message }
  },
  log: async () =>
    (await allRules()).map((rules): ILog => ({
      id: String(rules.version),
      createdAt: rules.changedAt ?? "",
      author: rules.changedBy === null ? undefined : { name: rules.changedBy },
      name: `Version ${rules.version}`,
      resource: "shipping-fee",
      action: rules.version === 0 ? "create" : "update",
      data: rules,
      previousData: {},
    })),
}

import type { BaseRecord, ILog } from "@refinedev/core"
import { present } from "@silai/contracts/present"
import type { homeCalls, StoredHome } from "@silai/contracts/shop/home-calls"
import type { z } from "zod"
import { call, entry } from "../../providers/call"
import type { DataAdapter } from "../resource"

const askHome = entry("/admin/shop/home")
const askUpdate = entry("/admin/shop/home/update")

/** There is one home page, so one id. */
export const NOW = "now"
type Parts = Omit<z.output<typeof homeCalls.history.reply>, "data">
/** The home page as it is, with what is needed to draw each of its versions. */
export type HomeRecord = StoredHome & Parts & BaseRecord & { _id: string }

const asRecord = (stored: StoredHome, { slides, pictures, percentOff }: Parts): HomeRecord => ({
  ...stored,
  slides,
  pictures,
  percentOff,
  _id: NOW,
})

export const homeData: DataAdapter = {
  one: async () => {
    const { data, ...parts } = await call(askHome, {})
    return { data: asRecord(present(data[0], "the newest version"), parts) }
  },
  update: async (_id, change) => {
    const { data, message } = await call(askUpdate, change)
    const { data: _versions, ...parts } = await call(askHome, {})
    return { data: asRecord(data, parts), message }
  },
  log: async () =>
    (await call(askHome, {})).data.map((stored): ILog => ({
      id: String(stored.version),
      createdAt: stored.changedAt ?? "",
      author: stored.changedBy === null ? undefined : { name: stored.changedBy },
      name: `Version ${stored.version}`,
      resource: "home",
      action: stored.version === 0 ? "create" : "update",
      data: stored,
      previousData: {},
    })),
}

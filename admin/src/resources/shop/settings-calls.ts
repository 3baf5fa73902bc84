import type { BaseRecord, ILog } from "@refinedev/core"
import type { StoredSettings } from "@silai/contracts/shop/calls"
import { present } from "@silai/contracts/present"
import { call, entry } from "../../providers/call"
import type { DataAdapter } from "../resource"

const askSettings = entry("/admin/shop/settings")
const askUpdate = entry("/admin/shop/settings/update")

export type Section = StoredSettings["section"]
type StoredIn<Name extends Section> = Extract<StoredSettings, { section: Name }>
/** A section of the settings, under its name. */
export type SettingsRecord<Name extends Section> = StoredIn<Name> & BaseRecord & { _id: string }

const asRecord = (stored: StoredSettings) => ({ ...stored, _id: stored.section })
const historyOf = async (id: string) => (await call(askSettings, { section: id as Section })).data

export const settingsData: DataAdapter = {
  one: async (id) => ({ data: asRecord(present((await historyOf(id))[0], "the newest version")) }),
  update: async (id, change) => {
    const { data, message } = await call(askUpdate, { section: id as Section, ...change })
    return { data: asRecord(data), message }
  },
  log: async (id) =>
    (await historyOf(id)).map((stored, place, all): ILog => {
      const before = all[place + 1]
      return {
        id: `${id}-${stored.version}`,
        createdAt: stored.changedAt ?? "",
        author: stored.changedBy === null ? undefined : { name: stored.changedBy },
        name: `Version ${stored.version}`,
        resource: "shop-settings",
        action: stored.version === 0 ? "create" : "update",
        data: stored,
        // The oldest version shown is not compared with the shop's first: others came in between.
        previousData: before?.version === stored.version - 1 ? before : {},
      }
    }),
}

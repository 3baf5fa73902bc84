import { call } from "../../providers/call"
import { listed } from "../../providers/listed"
import { LabelIcon } from "../../ui/icons"
import type { Resource } from "../resource"
import { askUid, askUids } from "./calls"
import { uidAddress } from "./query"

const uids = listed(askUids, uidAddress, ({ often, ...values }) => ({ ...values, isOften: often === "yes" }))

export const uidResource: Resource = {
  name: "uid",
  duty: "uid.read",
  changes: "uid.write",
  label: "Item ids",
  group: "Catalogue",
  icon: LabelIcon,
  home: "management/uid",
  show: "management/uid/edit/:id",
  pages: [
    { path: "management/uid", searches: true, load: () => import("./list").then((page) => page.UidList) },
    { path: "management/uid/batches", load: () => import("./batches").then((page) => page.UidBatches) },
    { path: "management/uid/reports", load: () => import("./reports").then((page) => page.UidReports) },
    {
      path: "management/uid/generate",
      duty: "uid.write",
      load: () => import("./generate").then((page) => page.UidGenerate),
    },
    { path: "management/uid/print", duty: "uid.write", load: () => import("./print").then((page) => page.UidPrint) },
    { path: "management/uid/edit/:id", load: () => import("./edit").then((page) => page.UidEdit) },
  ],
  data: {
    list: async (asked) => {
      const reply = await uids(asked)
      return { ...reply, data: reply.data.map((row) => ({ ...row, _id: row.uid })) }
    },
    one: async (uid) => {
      const { data } = await call(askUid, { uid })
      return { data: { ...data, _id: data.uid } }
    },
  },
}

import { UID_LIST } from "@silai/contracts/uid/limits"
import { call } from "../../providers/call"
import { sortWord, valuesOf } from "../../providers/list-address"
import { LabelIcon } from "../../ui/icons"
import type { Resource } from "../resource"
import { askUid, askUids } from "./calls"
import { uidAddress } from "./query"

export const uidResource: Resource = {
  name: "uid",
  duty: "uid.read",
  changes: "uid.write",
  label: "Item ids",
  group: "Catalogue",
  icon: LabelIcon,
  home: "management/uid",
  show: "management/uid/edit/:id",
  address: uidAddress,
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
    list: async ({ pagination, filters, sorters }) => {
      const { often, ...values } = valuesOf(uidAddress, filters)
      const { data, total, totalPages, counts } = await call(askUids, {
        ...values,
        isOften: often === "yes",
        sort: sortWord(uidAddress, sorters),
        page: pagination?.currentPage ?? 1,
        pageSize: pagination?.pageSize ?? UID_LIST.pageSize,
      })
      return { data: data.map((row) => ({ ...row, _id: row.uid })), total, totalPages, counts }
    },
    one: async (uid) => {
      const { data } = await call(askUid, { uid })
      return { data: { ...data, _id: data.uid } }
    },
  },
}

import { MEASUREMENT_LIST, type MeasurementType } from "@silai/contracts/measurement/limits"
import { call } from "../../providers/call"
import { TapeIcon } from "../../ui/icons"
import type { Resource, Shelf } from "../resource"
import { askHalf, askHalves } from "./calls"

const shelf: Shelf = {
  list: async ({ pagination, meta }) => {
    const { search, body } = (meta ?? {}) as { search?: string; body?: MeasurementType | "" }
    const { data, total, totalPages } = await call(askHalves, {
      search: search || undefined,
      measurementType: body || undefined,
      page: pagination?.currentPage ?? 1,
      pageSize: pagination?.pageSize ?? MEASUREMENT_LIST.pageSize,
    })
    return { data, total, totalPages }
  },
  one: async (id) => ({ data: (await call(askHalf, { _id: id })).data }),
}

export const measurementResource: Resource = {
  name: "measurement",
  duty: "measurement.read",
  label: "Measurements",
  group: "People",
  icon: TapeIcon,
  home: "measurement/all",
  show: "measurement/edit/:id",
  pages: [
    { path: "measurement/all", searches: true, load: () => import("./list").then((page) => page.MeasurementList) },
    {
      path: "measurement/add",
      searches: true,
      load: () => import("./add").then((page) => page.MeasurementAdd),
      duty: "measurement.write",
    },
    { path: "measurement/edit/:id", load: () => import("./edit").then((page) => page.MeasurementEdit) },
  ],
  shelf,
}

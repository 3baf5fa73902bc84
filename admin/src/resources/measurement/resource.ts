import type { MeasurementType } from "@silai/contracts/measurement/limits"
import { call } from "../../providers/call"
import { listed } from "../../providers/listed"
import { TapeIcon } from "../../ui/icons"
import type { Resource, DataAdapter } from "../resource"
import { askHalf, askHalfAdd, askHalfChange, askHalves } from "./calls"
import { halfLog } from "./history"
import { halfAddress } from "./query"

const data: DataAdapter = {
  list: listed(askHalves, halfAddress, ({ body, ...values }) => ({ ...values, measurementType: body })),
  one: async (id) => ({ data: (await call(askHalf, { _id: id })).data }),
  log: halfLog,
  // The id names customer and half, so the first measuring is a change too: of version 0.
  update: (_id, { version, ...inches }) => {
    if (version > 0) return call(askHalfChange, { _id, version, ...inches })
    const [customerId = "", measurementType] = _id.split("-")
    return call(askHalfAdd, { customerId, measurementType: measurementType as MeasurementType, ...inches })
  },
}

export const measurementResource: Resource = {
  name: "measurement",
  duty: "measurement.read",
  changes: "measurement.write",
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
  data,
}

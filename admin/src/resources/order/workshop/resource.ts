import { call } from "../../../providers/call"
import { valuesOf } from "../../../providers/list-address"
import { NeedleIcon } from "../../../ui/icons"
import type { Resource } from "../../resource"
import { askWorkshop } from "./calls"
import { workshopAddress } from "./query"

export const workshopResource: Resource = {
  name: "workshop",
  duty: "order.read",
  changes: "order.move",
  label: "Workshop",
  icon: NeedleIcon,
  home: "workshop",
  pages: [{ path: "workshop", searches: true, load: () => import("./board").then((page) => page.WorkshopBoard) }],
  data: {
    list: async ({ filters }) => {
      const { data, counts, toAccept, tailors, load } = await call(askWorkshop, valuesOf(workshopAddress, filters))
      const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
      return { data, total, counts: { ...counts, toAccept }, tailors, load }
    },
  },
}

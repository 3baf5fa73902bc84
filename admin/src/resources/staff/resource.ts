import { staffRefusals } from "@silai/contracts/staff/messages"
import { CallRefused } from "@silai/contracts/refused"
import { call } from "../../providers/call"
import { StaffIcon } from "../../ui/icons"
import type { DataAdapter, Resource } from "../resource"
import { askInvite, askPeople, askRole } from "./calls"

const data: DataAdapter = {
  list: async () => {
    const reply = await call(askPeople, {})
    return { ...reply, total: reply.data.length }
  },
  one: async (userId) => {
    const person = (await call(askPeople, {})).data.find(({ _id }) => _id === userId)
    if (!person) throw new CallRefused("staff.unknown", staffRefusals.unknown.say, staffRefusals.unknown.status)
    return { data: person }
  },
  create: (made) => call(askInvite, made),
  update: (userId, change) => call(askRole, { userId, ...change }),
}

export const staffResource: Resource = {
  name: "staff",
  duty: "people.manage",
  label: "Staff",
  group: "People",
  icon: StaffIcon,
  home: "staff",
  pages: [{ path: "staff", load: () => import("./list").then((page) => page.StaffList) }],
  data,
}

import type { EventData } from "@silai/contracts/events"
import { databaseOf } from "@silai/kit/knex"
import type { Listener } from "@silai/kit/listener"
import { officeDevices } from "../queries/device"
import { ring } from "../workflows/ring"

/** Staff are notified of something: their devices ring, for what each may see and wants. */
export const listener: Listener<EventData<"silai.staff-notification.added">> = {
  name: "push.staff",
  async run(container, { data: { id } }) {
    await databaseOf(container).transaction(async (trx) => {
      const devices = await officeDevices(trx)
      const people = devices.size ? await container.resolve("account").rolesOf(trx, [...devices.keys()]) : []
      for (const { userId, role } of people) {
        const note = await container.resolve("silai_notification").unreadOf(trx, { userId, role }, id)
        if (!note) continue
        const { title, text: body, path, kind, count, fresh: n, what } = note
        const notice = { title, body, path: `/admin${path}`, tag: id, staff: { kind, n, what } }
        for (const deviceId of devices.get(userId) ?? []) await ring(trx, deviceId, notice, `${id} ${count}`)
      }
    })
  },
}

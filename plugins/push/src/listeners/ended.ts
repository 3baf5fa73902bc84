import type { EventData } from "@silai/contracts/events"
import { databaseOf } from "@silai/kit/knex"
import type { Listener } from "@silai/kit/listener"
import { forgetPerson } from "../workflows/forget-devices"

/** A new password ends every session of the person; a lost phone must not go on ringing. */
export const listener: Listener<EventData<"silai.password.changed">> = {
  name: "push.ended",
  run: (container, { data: { id } }) => forgetPerson(databaseOf(container), id),
}

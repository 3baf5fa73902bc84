import { profileCalls } from "@silai/contracts/account/calls"
import { answer } from "@silai/kit/answer"
import { devicesOf } from "@silai/kit/devices"
import { databaseOf } from "@silai/kit/knex"

export const POST = answer(profileCalls.sessions, async ({ visitor, container }) => {
  const { customerId, sessionId } = visitor.shopper
  const devices = await devicesOf(databaseOf(container), customerId)
  return {
    data: devices.map((device) => ({
      _id: device.id,
      device: device.device,
      signedInAt: device.created_at.toISOString(),
      seenAt: device.seen_at.toISOString(),
      isThis: device.id === sessionId,
    })),
  }
})

import { profileCalls } from "@silai/contracts/account/calls"
import { accountRefusals, accountMessages } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { endDevice, endDevices } from "@silai/kit/devices"
import { databaseOf } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"

export const POST = answer(profileCalls.endSession, async ({ body, visitor, container }) => {
  const { customerId, sessionId } = visitor.shopper
  const database = databaseOf(container)
  if (body.sessionId === undefined)
    return {
      message: accountMessages.devicesSignedOut,
      data: { ended: await endDevices(database, customerId, sessionId) },
    }
  if (!(await endDevice(database, customerId, body.sessionId))) throw refuse(accountRefusals.session_unknown)
  return { message: accountMessages.deviceSignedOut, data: { ended: 1 } }
})

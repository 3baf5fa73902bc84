import { returnCalls } from "@silai/contracts/returns/calls"
import { returnRefusals } from "@silai/contracts/returns/messages"
import { mayDo } from "@silai/contracts/staff/roles"
import { answer } from "@silai/kit/answer"
import { refuse } from "@silai/kit/refuse"
import { readSent } from "@silai/kit/sent-files"
import { requestOfBuyer } from "../../../../queries/of-buyer"

export const POST = answer(returnCalls.photo, async ({ body, visitor, container, res }) => {
  const isOurs = visitor.staff !== null && mayDo(visitor.staff.role, "return.read")
  const returnId = isOurs ? body.returnId : (await requestOfBuyer(container, visitor, body)).id
  const picture = await readSent(container, "return", body.photoId, (ownerId) => ownerId === returnId)
  if (!picture) throw refuse(returnRefusals.photo_gone)
  res.set({ "Content-Type": "image/jpeg", "Cache-Control": "private, no-store" }).send(picture)
  return {}
})

import { returnCalls } from "@silai/contracts/returns/calls"
import { mayDo } from "@silai/contracts/staff/roles"
import { answer } from "@silai/kit/answer"
import { requestOfBuyer } from "../../../../queries/of-buyer"
import { readPhoto } from "../../../../workflows/photo"

export const POST = answer(returnCalls.photo, async ({ body, visitor, container, res }) => {
  const isOurs = visitor.staff !== null && mayDo(visitor.staff.role, "return.read")
  const returnId = isOurs ? body.returnId : (await requestOfBuyer(container, visitor, body)).id
  const picture = await readPhoto(container, returnId, body.photoId)
  res.set({ "Content-Type": "image/jpeg", "Cache-Control": "private, no-store" }).send(picture)
  return {}
})

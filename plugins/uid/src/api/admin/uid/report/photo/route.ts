import { uidCalls } from "@silai/contracts/uid/calls"
import { answer } from "@silai/kit/answer"
import { readPhoto } from "../../../../../workflows/photo"

export const POST = answer(uidCalls.reportPhoto, async ({ body, container, res }) => {
  const picture = await readPhoto(container, body.reportId, body.photoId)
  res.set({ "Content-Type": "image/jpeg", "Cache-Control": "private, no-store" }).send(picture)
  return {}
})

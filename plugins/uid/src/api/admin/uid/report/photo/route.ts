import { uidCalls } from "@silai/contracts/uid/calls"
import { uidRefusals } from "@silai/contracts/uid/messages"
import { answer } from "@silai/kit/answer"
import { refuse } from "@silai/kit/refuse"
import { readSent } from "@silai/kit/sent-files"

export const POST = answer(uidCalls.reportPhoto, async ({ body, container, res }) => {
  const picture = await readSent(container, "uidReport", body.photoId, (ownerId) => ownerId === body.reportId)
  if (!picture) throw refuse(uidRefusals.photo_unknown)
  res.set({ "Content-Type": "image/jpeg", "Cache-Control": "private, no-store" }).send(picture)
  return {}
})

import { fileRefusals } from "@silai/contracts/file/messages"
import { returnCalls } from "@silai/contracts/returns/calls"
import { RETURN_PHOTO_TRIES, RETURN_PHOTOS_PER_ADDRESS } from "@silai/contracts/returns/limits"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countShared, countTry } from "@silai/kit/rate-limit"
import { refuse } from "@silai/kit/refuse"
import { storeSent } from "@silai/kit/sent-files"

export const POST = answer(
  returnCalls.addPhoto,
  async ({ visitor: { shopper }, files, container }) => {
    const [photoId] = await storeSent(container, "return", shopper, files)
    if (!photoId) throw refuse(fileRefusals.none)
    return { data: { _id: photoId } }
  },
  {
    beforeFiles: async ({ visitor: { countedAs, shopper }, container }) => {
      const database = databaseOf(container)
      await countShared(database, "return_photo_at", countedAs, RETURN_PHOTOS_PER_ADDRESS)
      await countTry(database, "return_photo", shopper.customerId ?? shopper.sessionId, RETURN_PHOTO_TRIES)
    },
  },
)

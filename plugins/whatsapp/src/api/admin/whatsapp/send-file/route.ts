import { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { CHAT_TRIES } from "@silai/contracts/whatsapp/limits"
import { whatsappRefusals, whatsappMessages } from "@silai/contracts/whatsapp/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { refuse } from "@silai/kit/refuse"
import { run } from "@silai/kit/workflow"
import { readMessage } from "../../../../queries/thread"
import { storeSentFile } from "../../../../workflows/media/sent-file"
import { chatToSendTo, queuedBefore } from "../../../../workflows/message/queue"
import { sendWhatsappFileWorkflow } from "../../../../workflows/workflows"

export const POST = answer(
  whatsappCalls.sendFile,
  async ({ body, files: [file], visitor, additionalData, container }) => {
    const database = databaseOf(container)
    const { userId, name } = visitor.staff
    const by = { userId, name }
    const before = await queuedBefore(database, body.key, body.chatId, by)
    if (before) return { message: whatsappMessages.queued, data: await readMessage(database, before) }
    if (!file) throw refuse(whatsappRefusals.file_wrong)
    // A closed window is refused before the file is read, and judged again when it is queued.
    await database.transaction((trx) => chatToSendTo(container, trx, body.chatId, false))
    const kept = await storeSentFile(container, file)
    const { messageId } = await run(sendWhatsappFileWorkflow, container, { ...body, file: kept, by }, additionalData)
    return { message: whatsappMessages.queued, data: await readMessage(database, messageId) }
  },
  {
    beforeFiles: ({ visitor, container }) =>
      countTry(databaseOf(container), "whatsapp_send", visitor.staff.userId, CHAT_TRIES),
  },
)

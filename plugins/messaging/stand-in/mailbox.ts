import PostalMime, { type Email } from "postal-mime"
import type { StandInContext } from "@silai/kit/stand-in"

export type CaughtMail = {
  id: string
  receivedAt: string
  messageId: string
  from: string
  to: string[]
  subject: string
  text: string
  html: string
  /** `List-Unsubscribe` and `List-Unsubscribe-Post`; empty where the mail has none. */
  unsubscribe: { url: string; post: string }
  attachments: { filename: string; mimeType: string; bytes: number }[]
}
type State = { mails: CaughtMail[]; mode: string; last: number }

const KEPT_MAILS = 500
export const mailModes = ["normal", "refuse-now", "refuse-for-good", "slow", "drop-after-taking"] as const

const headerOf = ({ headers }: Email, name: string) => headers.find(({ key }) => key === name)?.value ?? ""

/** The caught mails, oldest first. */
export function openMailbox(context: StandInContext) {
  const { state, save } = context.store<State>("mail", { mails: [], mode: "normal", last: 0 })
  return {
    state,
    save,
    find: (id: string) => state.mails.find((mail) => mail.id === id),
    async put(raw: Buffer, to: string[]): Promise<void> {
      const mail = await PostalMime.parse(raw)
      state.last += 1
      state.mails.push({
        id: String(state.last),
        receivedAt: new Date(context.clock.now()).toISOString(),
        messageId: mail.messageId ?? "",
        to,
        from: mail.from?.address ?? "",
        subject: mail.subject ?? "",
        text: mail.text ?? "",
        html: mail.html ?? "",
        unsubscribe: {
          url: headerOf(mail, "list-unsubscribe").replaceAll(/[<>]/g, ""),
          post: headerOf(mail, "list-unsubscribe-post"),
        },
        attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
          filename: filename ?? "",
          mimeType,
          bytes: typeof content === "string" ? content.length : content.byteLength,
        })),
      })
      if (state.mails.length > KEPT_MAILS) state.mails.splice(0, state.mails.length - KEPT_MAILS)
      save()
    },
    wipe() {
      Object.assign(state, { mails: [], mode: "normal" })
      save()
    },
  }
}

export type Mailbox = ReturnType<typeof openMailbox>

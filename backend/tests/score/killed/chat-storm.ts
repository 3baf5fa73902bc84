import { aWhatsapp, type CustomersPhone } from "../../rig/whatsapp"

// Drawn events of WhatsApp, and a ledger of what each thread must show after them. The ledger shares no code with the shop: it reads
// only what was drawn.

/** The marks of a person that an event names. */
type Named = "both" | "phone" | "id"
type Act = { second: number } & (
  | { does: "write"; id: string; named: Named; kind: "text" | "location" | "unsupported"; text: string }
  | { does: "react"; id: string; named: Named; target: string; emoji: string }
  | { does: "edit"; id: string; named: Named; target: string; text: string }
  | { does: "delete"; id: string; named: Named; target: string }
  | { does: "report"; target: string; status: string }
)
/** A message that staff have sent before the events arrive. */
type Own = { wamid: string; second: number; text: string }
export type DrawnChat = { phone: CustomersPhone; own: Own[]; acts: Act[] }

/** WhatsApp's reports, the worst first: a better one is never taken back. */
const REPORTS = ["sent", "failed", "delivered", "read"]
const EMOJIS = ["👍", "🙏", "❤️", ""]

/**
 * Draws a chat of so many events, each act of the customer in a separate second from `start` on. Two of five customers are named
 * now by the phone, now by the id; the first message has only the phone, and the last one both.
 */
export function drawChat(chat: number, events: number, start: number, roll: () => number): DrawnChat {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(roll() * all.length)]!
  const isShy = chat % 5 < 2
  const named = (): Named => (isShy ? pick(["phone", "id", "id", "both"]) : "both")
  const idOf = (second: number) => `wamid.storm.${chat}.${second - start}`
  const write = (second: number, by: Named, text: string): Act => ({
    does: "write",
    id: idOf(second),
    second,
    named: by,
    kind: "text",
    text,
  })
  const own: Own[] = []
  const acts: Act[] = [write(start, isShy ? "phone" : "both", `first ${chat}`)]
  /** The customer's texts, and every message of the chat. */
  const [texts, all] = [[idOf(start)], [idOf(start)]]
  let second = start
  while (acts.length < events - 1) {
    second++
    const id = idOf(second)
    const dice = roll()
    const by = named()
    if (dice < 0.1) {
      const wamid = `wamid.own.${chat}.${second - start}`
      own.push({ wamid, second, text: `answer ${second - start}` })
      all.push(wamid)
      const reports = REPORTS.filter(() => roll() < 0.6).slice(0, events - 1 - acts.length)
      acts.push(...reports.map((status): Act => ({ does: "report", target: wamid, status, second })))
    } else if (dice < 0.2) acts.push({ does: "react", id, second, named: by, target: pick(all), emoji: pick(EMOJIS) })
    else if (dice < 0.28)
      acts.push({ does: "edit", id, second, named: by, target: pick(texts), text: `edit ${second - start}` })
    else if (dice < 0.31) acts.push({ does: "delete", id, second, named: by, target: pick(texts) })
    else if (dice < 0.34) acts.push(write(second, by, pick(["STOP", "START"])))
    else if (dice < 0.4) acts.push({ does: "write", id, second, named: by, kind: "location", text: "Home" })
    else if (dice < 0.44) acts.push({ does: "write", id, second, named: by, kind: "unsupported", text: "" })
    else {
      texts.push(id)
      all.push(id)
      acts.push(write(second, by, `text ${second - start}`))
    }
  }
  acts.push(write(second + 1, "both", `last ${chat}`))
  return { phone: aWhatsapp(), own, acts }
}

function messageOf(act: Exclude<Act, { does: "report" }>): object {
  if (act.does === "react")
    return { type: "reaction", reaction: { message_id: act.target, ...(act.emoji && { emoji: act.emoji }) } }
  if (act.does === "edit")
    return {
      type: "edit",
      edit: { original_message_id: act.target, message: { type: "text", text: { body: act.text } } },
    }
  if (act.does === "delete") return { type: "revoke", revoke: { original_message_id: act.target } }
  if (act.kind === "location")
    return { type: "location", location: { latitude: 31.6, longitude: 74.8, name: act.text } }
  if (act.kind === "unsupported") return { type: "hologram" }
  return { type: "text", text: { body: act.text } }
}

/** The value of a change, as WhatsApp sends it. */
export function valueOf({ name, waId, bsuid }: CustomersPhone, act: Act): object {
  const timestamp = String(act.second)
  if (act.does === "report")
    return {
      statuses: [
        {
          id: act.target,
          status: act.status,
          timestamp,
          ...(act.status === "failed" && { errors: [{ code: 131026 }] }),
        },
      ],
    }
  const [byPhone, byId] = [act.named !== "id", act.named !== "phone"]
  return {
    contacts: [{ profile: { name }, ...(byPhone && { wa_id: waId }), ...(byId && { user_id: bsuid }) }],
    messages: [
      {
        ...(byPhone && { from: waId }),
        ...(byId && { from_user_id: bsuid }),
        id: act.id,
        timestamp,
        ...messageOf(act),
      },
    ],
  }
}

/** The thread, marks and wish that a chat must show, by the drawn events only. */
export function ledgerOf({ own, acts }: DrawnChat) {
  const about = <Does extends Act["does"]>(does: Does, target: string) =>
    acts.filter(
      (act): act is Extract<Act, { does: Does }> => act.does === does && "target" in act && act.target === target,
    )
  const emojiOf = (id: string) => about("react", id).at(-1)?.emoji || null
  const ofCustomer = acts.flatMap((act) => {
    if (act.does !== "write") return []
    const { id, kind, second } = act
    const isDeleted = about("delete", id).length > 0
    const edit = isDeleted ? undefined : about("edit", id).at(-1)
    const text = isDeleted ? "" : (edit?.text ?? act.text)
    return [
      {
        side: "customer",
        kind,
        second,
        text,
        state: "received",
        code: null,
        emoji: emojiOf(id),
        isEdited: edit !== undefined,
        isDeleted,
      },
    ]
  })
  const ofShop = own.map(({ wamid, second, text }) => {
    const reported = about("report", wamid).map(({ status }) => status)
    const state = REPORTS.findLast((one) => reported.includes(one)) ?? "sent"
    const code = state === "failed" ? 131026 : null
    return {
      side: "shop",
      kind: "text",
      second,
      text,
      state,
      code,
      emoji: emojiOf(wamid),
      isEdited: false,
      isDeleted: false,
    }
  })
  const written = acts.filter((act) => act.does === "write")
  const wishes = written.filter(({ text }) => text === "STOP" || text === "START")
  return {
    lines: [...ofCustomer, ...ofShop].sort((one, other) => one.second - other.second),
    unread: written.length,
    /** Staff answered when only the first message was there. A wish for no more messages waits for no answer. */
    waitingSince: written.find((act) => act !== acts[0] && act.text !== "STOP")?.second ?? null,
    isStopped: wishes.at(-1)?.text === "STOP",
  }
}

import type { BodyOf } from "@silai/contracts/call"
import { pieceChangeCalls } from "@silai/contracts/checkout/piece-change-calls"
import type { Browser } from "../../rig/browser"
import { eventually } from "../../rig/eventually"
import { aBag, type upperBody } from "../../rig/shopper"

type Swap = BodyOf<typeof pieceChangeCalls.swap>
export type InsteadOf = Swap["insteadOf"]
export type Change = Pick<Swap, "orderId" | "piece" | "differenceRupees" | "reason"> & { insteadOf?: InsteadOf }
/** The only piece of an order's first line. */
export const firstPiece: InsteadOf = { itemId: "0", quantity: 1, left: 1 }

/** The pieces that joined an order, and the one that waits for its payment. */
export const changesOf = async (owner: Browser, orderId: string) =>
  (await owner.call(pieceChangeCalls.all, { orderId })).body.data

/** One piece as it would be asked for, with what the server says it costs. */
export async function askingFor(
  owner: Browser,
  orderId: string,
  slug: string,
  size: string | typeof upperBody,
  insteadOf?: InsteadOf,
) {
  const [{ variantId }] = await aBag([{ slug, size }])
  const asked = {
    orderId,
    piece: { variantId, size, quantity: 1 },
    ...(insteadOf && { insteadOf }),
  }
  const quoted = await owner.call(pieceChangeCalls.quote, asked)
  if (quoted.status !== 200) throw new Error(`${quoted.body.code}: ${quoted.body.message}`)
  const { differenceRupees } = quoted.body.data
  const change: Change = {
    ...asked,
    differenceRupees,
    reason: "Their brother marries",
  }
  return { quoted: quoted.body.data, change }
}

export const sendChange = (by: Browser, { insteadOf, ...change }: Change) =>
  insteadOf ? by.call(pieceChangeCalls.swap, { ...change, insteadOf }) : by.call(pieceChangeCalls.add, change)

export async function changed(by: Browser, change: Change) {
  const { status, body } = await sendChange(by, change)
  if (status !== 200) throw new Error(`${body.code}: ${body.message}`)
  return body
}

export const untilMade = (owner: Browser, orderId: string, times = 1) =>
  eventually(
    "the order is changed",
    async () => {
      const { made } = await changesOf(owner, orderId)
      return made.length === times && made
    },
    60_000,
  )

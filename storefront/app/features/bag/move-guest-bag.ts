import { BAG } from "@silai/contracts/bag/limits"
import { bagSays } from "@silai/contracts/bag/messages"
import { sizeToSend } from "~/features/checkout/bag-lines"
import { settlePaidLines } from "~/features/checkout/paid-lines"
import { moveGuestMeasurements } from "~/features/measurement/move-guest-measurements"
import { call, CallRefused } from "~/lib/call"
import { restored } from "~/lib/persist"
import type { Store } from "~/lib/store"
import { toast } from "~/ui/toast"
import { bag, moveTrouble, ownBagChanged, removeFromBag, type BagItem } from "./bag-store"
import { updateShoppingBagItems } from "./calls"

let underWay: Promise<void> | null = null

/**
 * Brings what a guest put into this browser's bag, and measured, to the account of whoever has just signed in (SPEC §4). Line by line:
 * each leaves the browser only after the shop has taken it, or has refused it for good, of which one toast tells. It may be called again
 * at any time, after a reload, from another tab, after an answer was lost: the shop takes a line's key once.
 * @throws CallRefused when the shop cannot be reached or has no room; what was not taken stays in the browser.
 */
export function moveGuestBag(): Promise<void> {
  underWay ??= alone(moveAll).finally(() => {
    underWay = null
  })
  return underWay
}

/** One tab at a time. Where the browser has no locks (plain http on a home network), the keys alone keep lines from doubling. */
async function alone(work: () => Promise<void>): Promise<void> {
  const locks = (navigator as { locks?: LockManager }).locks
  await (locks ? locks.request("guest-bag", work) : work())
}

async function moveAll(): Promise<void> {
  await until(restored)
  await settlePaidLines()
  const leftBehind: string[] = []
  try {
    for (let line = bag.get().items[0]; line; line = bag.get().items[0]) {
      if (!(await taken(line))) leftBehind.push(line.name)
      removeFromBag(line.bagItemId)
    }
    moveTrouble.set(null)
    await moveGuestMeasurements()
  } catch (cause) {
    if (bag.get().items.length > 0) moveTrouble.set((cause as Error).message)
    throw cause
  } finally {
    ownBagChanged()
    if (leftBehind.length) toast.error(bagSays.leftBehind(leftBehind), { id: "left-behind" })
  }
}

/** Wrong, unknown, gone or unfit: asking again would bring the same answer. Anything else may pass. */
const forGood = [400, 404, 410, 422]

async function taken({ bagItemId, variantId, size, quantity, addedAt }: BagItem): Promise<boolean> {
  const when = new Date(addedAt)
  const item = {
    bagItemId,
    variantId,
    size: sizeToSend(size),
    quantity: Math.min(quantity, BAG.maxUnitsPerLine),
    ...(Number.isNaN(when.getTime()) ? {} : { addedAt: when.toISOString() }),
  }
  try {
    await call(updateShoppingBagItems, { variantId, items: [item] })
    return true
  } catch (cause) {
    if (cause instanceof CallRefused && forGood.includes(cause.status)) return false
    throw cause
  }
}

function until(flag: Store<boolean>): Promise<void> {
  if (flag.get()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = flag.subscribe(() => {
      if (!flag.get()) return
      stop()
      resolve()
    })
  })
}

import { BAG } from "@silai/contracts/bag/limits"
import { bagMessages } from "@silai/contracts/bag/messages"
import { sizeToSend } from "./lines-to-send"
import { settlePaidLines } from "./paid-lines"
import { moveGuestMeasurements } from "~/features/measurement/move-guest-measurements"
import { call, CallRefused } from "~/lib/call"
import { restored } from "~/lib/device/persist"
import type { Store } from "~/lib/store"
import { toast } from "~/ui/toast"
import { alone as withBag, bag, bagMoveError, ownBagChanged, removeFromBag, type BagItem } from "./bag-store"
import { saveLineForLater, updateShoppingBagItems } from "./calls"

let underWay: Promise<void> | null = null

/**
 * Moves a guest's bag and measurements from this browser to the account of the person who has just signed in
 * (requirements §4). Line by line: each is removed from the browser only after the server has accepted it, or refused
 * it for good, which one toast reports. It may be called again at any time, after a reload, from another tab, after a
 * lost reply: the server accepts a line's key once.
 * @throws CallRefused when the shop cannot be reached or the bag is full; unsent lines stay in the browser.
 */
export function moveGuestBag(): Promise<void> {
  underWay ??= alone(moveAll).finally(() => {
    underWay = null
  })
  return underWay
}

/**
 * One tab at a time. Where the browser has no locks (plain http on a home network), the keys alone prevent duplicates.
 */
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
      await removeFromBag(line.bagItemId)
    }
    for (let line = bag.get().later?.[0]; line; line = bag.get().later?.[0]) {
      if (!(await taken(line, saveLineForLater))) leftBehind.push(line.name)
      const { bagItemId } = line
      await withBag(() =>
        bag.set((now) => ({ ...now, later: now.later?.filter((one) => one.bagItemId !== bagItemId) })),
      )
    }
    bagMoveError.set(null)
    await moveGuestMeasurements()
  } catch (cause) {
    if (bag.get().items.length > 0) bagMoveError.set((cause as Error).message)
    throw cause
  } finally {
    ownBagChanged()
    if (leftBehind.length) toast.error(bagMessages.leftBehind(leftBehind), { id: "left-behind" })
  }
}

/** Wrong, unknown, gone or unfit: a retry would get the same reply. Other failures may pass. */
const forGood = [400, 404, 410, 422]

async function taken(
  { bagItemId, variantId, size, quantity, addedAt, price, seenPrice }: BagItem,
  saving?: typeof saveLineForLater,
): Promise<boolean> {
  const when = new Date(addedAt)
  const item = {
    bagItemId,
    variantId,
    size: sizeToSend(size),
    quantity: Math.min(quantity, BAG.maxUnitsPerLine),
    seenPrice: seenPrice ?? price,
    ...(Number.isNaN(when.getTime()) ? {} : { addedAt: when.toISOString() }),
  }
  try {
    if (saving) await call(saving, { items: [item] })
    else await call(updateShoppingBagItems, { variantId, items: [item] })
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

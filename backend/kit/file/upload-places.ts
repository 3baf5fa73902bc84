import { UPLOADS } from "@silai/contracts/house/limits"
import { houseRefusals } from "@silai/contracts/house/messages"
import { refuse } from "../call/refuse"

type Places = { atOnce: number; placeWithinMs: number; bytes: number }
/** `network`: null when no place is needed. */
export type Sender = { network: string | null }

/**
 * Hands out places for uploads before a byte of them is on the disk: two of one network at a time, and no more bytes
 * in all than the folder may hold.
 */
export function uploadPlaces({ atOnce, placeWithinMs, bytes }: Places) {
  const networks = new Map<string, { free: number; waiting: (() => void)[] }>()
  let room = bytes

  async function enter(network: string): Promise<() => void> {
    const line = networks.get(network) ?? { free: atOnce, waiting: [] }
    networks.set(network, line)
    if (line.free > 0) line.free -= 1
    else
      await new Promise<void>((goOn, giveUp) => {
        const late = setTimeout(() => {
          line.waiting.splice(line.waiting.indexOf(turn), 1)
          giveUp(refuse(houseRefusals.too_many_at_once))
        }, placeWithinMs)
        const turn = () => {
          clearTimeout(late)
          goOn()
        }
        line.waiting.push(turn)
      })
    return () => {
      // The place is passed on, so that a newcomer cannot take it first.
      const next = line.waiting.shift()
      if (next) return next()
      line.free += 1
      if (line.free === atOnce) networks.delete(network)
    }
  }

  /** Runs an upload of at most so many bytes. @throws house.too_many_at_once, house.busy */
  return async function within<T>(network: string | null, most: number, work: () => Promise<T>): Promise<T> {
    const leave = network === null ? () => undefined : await enter(network)
    try {
      if (most > room) throw refuse(houseRefusals.busy)
      room -= most
      try {
        return await work()
      } finally {
        room += most
      }
    } finally {
      leave()
    }
  }
}

export const placesForUploads = uploadPlaces({
  atOnce: UPLOADS.atOncePerNetwork,
  placeWithinMs: UPLOADS.placeWithinSeconds * 1000,
  bytes: UPLOADS.folderBytes,
})

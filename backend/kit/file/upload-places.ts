import { UPLOADS } from "@silai/contracts/house/limits"
import { houseRefusals } from "@silai/contracts/house/messages"
import { refuse } from "../call/refuse"

type Places = { atOnce: number; placeWithinMs: number; bytes: number; staffBytes: number }
/** `network`: the sender's `countedAs`; null for staff, who need no place and have room that no one else gets. */
export type Sender = { network: string | null }
export type UploadPlace = {
  /** Reserves room for bytes that have arrived. @throws house.busy */
  take(bytes: number): void
  /** Whether others of the same network wait for a place. */
  isWanted(): boolean
  /** All has been read: the next of the network has its turn. */
  leave(): void
  /** The files are deleted. */
  free(): void
}

/**
 * Hands out places for uploads before a byte of them is on the disk: two of one network at a time. Room in the folder is
 * reserved for what has arrived: were it reserved for what a sender declares, a few that send nothing would fill it.
 */
export function uploadPlaces({ atOnce, placeWithinMs, bytes, staffBytes }: Places) {
  const networks = new Map<string, { free: number; waiting: (() => void)[] }>()
  const used = { staff: 0, others: 0 }

  async function enter(network: string): Promise<Pick<UploadPlace, "isWanted" | "leave">> {
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
    const leave = () => {
      // The place is passed on, so that a newcomer cannot take it first.
      const next = line.waiting.shift()
      if (next) return next()
      line.free += 1
      if (line.free === atOnce) networks.delete(network)
    }
    return { isWanted: () => line.waiting.length > 0, leave }
  }

  /** A place for an upload of so many bytes. @throws house.too_many_at_once, house.busy */
  return async function placeFor(network: string | null, declared: number): Promise<UploadPlace> {
    const of = network === null ? "staff" : "others"
    const room = () => {
      const all = bytes - used.staff - used.others
      return of === "staff" ? all : Math.min(all, bytes - staffBytes - used.others)
    }
    const place = network === null ? { isWanted: () => false, leave: () => undefined } : await enter(network)
    if (declared > room()) {
      place.leave()
      throw refuse(houseRefusals.busy)
    }
    let [taken, hasLeft] = [0, false]
    return {
      take(more) {
        if (more > room()) throw refuse(houseRefusals.busy)
        taken += more
        used[of] += more
      },
      isWanted: place.isWanted,
      leave() {
        if (!hasLeft) place.leave()
        hasLeft = true
      },
      free() {
        used[of] -= taken
        taken = 0
      },
    }
  }
}

export const placeForUpload = uploadPlaces({
  atOnce: UPLOADS.atOncePerNetwork,
  placeWithinMs: UPLOADS.placeWithinSeconds * 1000,
  bytes: UPLOADS.folderBytes,
  staffBytes: UPLOADS.folderBytesOfStaff,
})

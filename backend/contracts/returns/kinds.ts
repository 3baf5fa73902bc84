import type { ReturnKind } from "./limits"
import type { ReturnState } from "./states"

type Kind = {
  /** Its successful end. A return becomes refunded when the bank confirms it, not by hand. */
  endsIn: ReturnState
  /** If it cannot end so, the full amount is refunded. */
  orRefunded: boolean
  /** Money is promised with the request, less the fee. */
  promisesMoney: boolean
  /** The pieces become the shop's again; others are only lent to it, and unknown to the engine. */
  restocks: boolean
  /** Another size of each piece is reserved for the buyer. */
  givesSize: boolean
  /** The buyer must describe what is wanted. */
  wantsNote: boolean
  /** For pieces cut to measure, which fit no one else. */
  ofCustom: boolean
  /** Why it is not possible for a piece that allows another kind. */
  notPossible: (name: string) => string
}

/** All differences between the kinds of requests, except the words of each screen. */
export const RETURN_KIND: Record<ReturnKind, Kind> = {
  return: {
    endsIn: "refunded",
    orRefunded: true,
    promisesMoney: true,
    restocks: true,
    givesSize: false,
    wantsNote: false,
    ofCustom: false,
    notPossible: (name) => `${name} cannot be returned.`,
  },
  exchange: {
    endsIn: "exchanged",
    orRefunded: true,
    promisesMoney: false,
    restocks: true,
    givesSize: true,
    wantsNote: false,
    ofCustom: false,
    notPossible: (name) => `${name} cannot be exchanged: no other size is there just now.`,
  },
  alteration: {
    endsIn: "altered",
    orRefunded: false,
    promisesMoney: false,
    restocks: false,
    givesSize: false,
    wantsNote: true,
    ofCustom: true,
    notPossible: (name) => `We alter pieces that were cut to measure. ${name} can be returned or exchanged instead.`,
  },
}

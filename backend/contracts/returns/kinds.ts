import type { ReturnKind } from "./limits"
import type { ReturnState } from "./states"

type Kind = {
  /** How it ends well. A return is refunded by the bank's word, not by hand. */
  endsIn: ReturnState
  /** Where it cannot end so, all that was paid goes back. */
  orRefunded: boolean
  /** Money is promised when it is asked for, less the fee. */
  promisesMoney: boolean
  /** The pieces become the shop's again; others are only lent to it, and the engine knows nothing of them. */
  comesBack: boolean
  /** Another size of each piece is kept for the buyer. */
  givesSize: boolean
  /** The buyer must say in words what is wanted. */
  wantsNote: boolean
  /** For what was cut to measure, which is nobody else's. */
  ofCustom: boolean
  /** Why it cannot be had of a piece that could have another kind. */
  notPossible: (name: string) => string
}

/** All that differs between the kinds of what a buyer may ask for, but for the words of each screen. */
export const RETURN_KIND: Record<ReturnKind, Kind> = {
  return: {
    endsIn: "refunded",
    orRefunded: true,
    promisesMoney: true,
    comesBack: true,
    givesSize: false,
    wantsNote: false,
    ofCustom: false,
    notPossible: (name) => `${name} cannot be returned.`,
  },
  exchange: {
    endsIn: "exchanged",
    orRefunded: true,
    promisesMoney: false,
    comesBack: true,
    givesSize: true,
    wantsNote: false,
    ofCustom: false,
    notPossible: (name) => `${name} cannot be exchanged: no other size is there just now.`,
  },
  alteration: {
    endsIn: "altered",
    orRefunded: false,
    promisesMoney: false,
    comesBack: false,
    givesSize: false,
    wantsNote: true,
    ofCustom: true,
    notPossible: (name) => `We alter pieces that were cut to measure. ${name} can be returned or exchanged instead.`,
  },
}

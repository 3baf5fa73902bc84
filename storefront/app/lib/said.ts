import { accountSays } from "@silai/contracts/account/messages"
import { CallRefused } from "./call"

/** What the shop said, or the room's own sentence when the call never got an answer (SPEC §8). */
export function saidOr(cause: unknown, sentence: string): string {
  return cause instanceof CallRefused && cause.status > 0 && cause.message ? cause.message : sentence
}

/** A failure in words: the shop's, or that it cannot be reached; never those of a fault in the page. */
export const said = (cause: unknown): string => (cause instanceof CallRefused ? cause.message : accountSays.wentWrong)

export const codeOf = (cause: unknown): string | undefined => (cause instanceof CallRefused ? cause.code : undefined)

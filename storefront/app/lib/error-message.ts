import { accountMessages } from "@silai/contracts/account/messages"
import { referenceOf } from "@silai/contracts/refused"
import { shopMessages } from "@silai/contracts/shop/messages"
import { CallRefused, unreachable } from "./call"

/** The shop's sentence; of a fault with the request's id in the shop's log, so that a shopper can name it to us. */
function sentenceOf(refused: CallRefused): string {
  const id = referenceOf(refused)
  return id ? `${refused.message} ${shopMessages.reference} ${id}` : refused.message
}

/** The shop's sentence, or the page's own when the call got no reply (requirements §8). */
export function errorMessageOr(cause: unknown, sentence: string): string {
  return cause instanceof CallRefused && cause.status > 0 && cause.message ? sentenceOf(cause) : sentence
}

/** An error as a sentence: the shop's, or that it cannot be reached; never a technical one. */
export const errorMessage = (cause: unknown): string =>
  cause instanceof CallRefused ? sentenceOf(cause) : accountMessages.wentWrong

/** The same, where anything but a refusal means that the shop was not reached. */
export const callMessage = (cause: unknown): string =>
  cause instanceof CallRefused ? sentenceOf(cause) : unreachable().message

export const errorCode = (cause: unknown): string | undefined => (cause instanceof CallRefused ? cause.code : undefined)

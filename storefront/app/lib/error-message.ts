import { accountMessages } from "@silai/contracts/account/messages"
import { CallRefused } from "./call"

/** The shop's sentence, or the page's own when the call got no reply (requirements §8). */
export function errorMessageOr(cause: unknown, sentence: string): string {
  return cause instanceof CallRefused && cause.status > 0 && cause.message ? cause.message : sentence
}

/** An error as a sentence: the shop's, or that it cannot be reached; never a technical one. */
export const errorMessage = (cause: unknown): string =>
  cause instanceof CallRefused ? cause.message : accountMessages.wentWrong

export const errorCode = (cause: unknown): string | undefined => (cause instanceof CallRefused ? cause.code : undefined)

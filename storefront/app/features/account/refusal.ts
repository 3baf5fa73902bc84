import { CallRefused } from "~/lib/call"

/** What the shop said, or the room's own sentence when the call never got an answer (SPEC §8). */
export function saidOr(cause: unknown, sentence: string): string {
  return cause instanceof CallRefused && cause.status > 0 && cause.message ? cause.message : sentence
}

export const codeOf = (cause: unknown): string | undefined => (cause instanceof CallRefused ? cause.code : undefined)

declare global {
  /** What this page has asked of the shop before its scripts came (`early-calls.ts`): replies by path and body, null where there was none. */
  var early: Record<string, Promise<unknown>> | undefined
}

/** The reply to a call that the page itself has made already, given once; nothing when it was not asked, or the shop did not say yes. */
export function askedEarly(path: string, body: unknown): Promise<unknown> | undefined {
  const name = path + JSON.stringify(body)
  const reply = globalThis.early?.[name]
  if (reply) delete globalThis.early![name]
  return reply
}

/** Somebody has signed in or out: what was asked before is not for them. */
export function forgetEarly() {
  delete globalThis.early
}

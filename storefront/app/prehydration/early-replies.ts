declare global {
  /** Calls made before the scripts were loaded (`early-calls.tsx`): replies by path and body, null for a failed one. */
  var early: Record<string, Promise<unknown>> | undefined
}

/** The reply to a call that the page has made early, returned once; nothing when it was not made, or not successful. */
export function earlyReply(path: string, body: unknown): Promise<unknown> | undefined {
  const name = path + JSON.stringify(body)
  const reply = globalThis.early?.[name]
  if (reply) delete globalThis.early?.[name]
  return reply
}

/** After a sign-in or sign-out: earlier replies belong to another session. */
export function forgetEarlyReplies() {
  delete globalThis.early
}

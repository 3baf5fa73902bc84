/** Of one sender of webhooks. Ages in seconds; `waiting`: not processed yet; `givenUp`: cannot be processed, and wait for a person. */
export type WebhookNews = {
  from: string
  lastSecondsAgo: number | null
  waiting: number
  oldestSeconds: number | null
  givenUp: number
}

/** Messages that staff have written in chats. `failed`: in the last week; `failedIn`: the latest chats with one, where it is sent again. */
export type SendingNews = {
  waiting: number
  oldestSeconds: number | null
  failed: number
  failedIn: { _id: string; name: string }[]
}

/** The server's version of the `sent` values, except those that were changed during the request. */
export const withTypedSince = <Values extends object>(saved: Values, sent: Values, now: Values): Values => ({
  ...saved,
  ...Object.fromEntries(
    Object.entries(now).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(sent[key as keyof Values])),
  ),
})

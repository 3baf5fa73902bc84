/** What the server made of the values that were `sent`, but for those that were changed while they travelled. */
export const withTypedSince = <Values extends object>(saved: Values, sent: Values, now: Values): Values => ({
  ...saved,
  ...Object.fromEntries(
    Object.entries(now).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(sent[key as keyof Values])),
  ),
})

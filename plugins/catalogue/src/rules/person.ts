/** The back-office user who makes a change. */
export type Person = { userId: string; name: string }

/** The person without the session: a workflow passes its input to plugins' hooks. */
export const personOf = ({ userId, name }: Person): Person => ({ userId, name })

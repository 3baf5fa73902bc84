/** The back-office user who makes a change. */
export type Person = { userId: string; name: string }

/** Who it is, without the session that says so: a workflow hands its input to the hooks of plugins. */
export const personOf = ({ userId, name }: Person): Person => ({ userId, name })

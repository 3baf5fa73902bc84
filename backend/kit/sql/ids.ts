import { ulid } from "ulid"

/** A new id such as `chk_01J…`, as the engine makes its own: time first, so that rows sort by age; then 80 random bits. */
export const newId = (prefix: string): string => `${prefix}_${ulid()}`

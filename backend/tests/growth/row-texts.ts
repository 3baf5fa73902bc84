/**
 * The rows of one table. `row`: SQL over `n`, which runs over the new rows, and over `s`, a piece of the shop; `every`: which of them
 * have a row there.
 */
export type FilledTable = { table: string; columns: string; row: string; every?: string }

export const name = (n: string) => `initcap(substr(md5(${n}), 1, 7)) || ' ' || initcap(substr(md5('x' || ${n}), 1, 6))`
export const phone = `(7000000000 + n * 7919 % 999999937)::text`
export const email = `md5(n::text) || '@example.com'`
/** Five minutes from one to the next. */
export const when = `now() - (200001 - n) * interval '5 minutes'`

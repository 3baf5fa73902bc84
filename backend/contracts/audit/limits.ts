/**
 * `keepDays`: how long a row of the log of acts is kept. (Of a longer text it keeps 500 characters: `audit_told` in its
 * migration.)
 */
export const AUDIT = { keepDays: 366, pageSize: 50, maxPageSize: 100, maxPage: 2000, search: 80 } as const

/** Temporary conditions of PostgreSQL: a full pool or server, a restart, a deadlock, a lock timeout. */
const passing = new Set(["57P01", "57P02", "57P03", "57P05", "53300", "40001", "40P01", "55P03", "57014"])
/** The whole class "connection exception". */
const connectionClass = /^08[0-9A-Z]{3}$/
const network = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENOTFOUND", "EAI_AGAIN"])
/** Errors of pg and knex without a code when the connection breaks, or fails to open. */
const brokenLine =
  /^connection terminated|^connection ended unexpectedly|is not queryable|^timeout expired$|^unable to acquire a connection|^transaction query already complete/i

/** True for a temporary database error that is worth a retry; anything else is a bug of ours. */
export function isTransient(error: unknown): boolean {
  // The engine wraps what pg throws, sometimes twice.
  for (let [at, depth] = [error, 0]; typeof at === "object" && at !== null && depth < 4; depth++) {
    const { code, name, message, cause } = at as { code?: unknown; name?: string; message?: string; cause?: unknown }
    if (name === "KnexTimeoutError") return true
    if (typeof code === "string" && (passing.has(code) || network.has(code) || connectionClass.test(code))) return true
    // An error with another code is about something else, whatever its message says.
    if (code === undefined && brokenLine.test(lastWords(message ?? ""))) return true
    at = cause
  }
  return false
}

/** knex puts the statement before the database's message: `select … - Connection terminated unexpectedly`. */
const lastWords = (message: string) => message.slice(message.lastIndexOf(" - ") + 1).replace(/^- /, "")

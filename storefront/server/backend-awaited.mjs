import http from "node:http"
import https from "node:https"
import { setTimeout as pause } from "node:timers/promises"
import { write } from "./lines.mjs"

const ATTEMPT_MS = 5_000
const PAUSE_MS = 250
const causes = {
  ECONNREFUSED: "nothing accepts connections there (ECONNREFUSED)",
  ENOTFOUND: "no host has this name (ENOTFOUND)",
  EAI_AGAIN: "the name of its host cannot be looked up (EAI_AGAIN)",
  ECONNRESET: "it closes the connection without an answer (ECONNRESET)",
}

/** Why the backend does not answer; null when it does. Not by `fetch`, which never ends where each connection is closed at once. */
const faultOf = (apiUrl) =>
  new Promise((resolve) => {
    const { get } = apiUrl.startsWith("https:") ? https : http
    const request = get(`${apiUrl}/health`, { agent: false }, (reply) => {
      reply.resume()
      clearTimeout(late)
      resolve(reply.statusCode === 200 ? null : `it answers ${reply.statusCode}`)
    })
    const late = setTimeout(() => {
      resolve(`no answer within ${ATTEMPT_MS / 1000} seconds`)
      request.destroy()
    }, ATTEMPT_MS)
    request.on("error", ({ code, message, errors }) => {
      clearTimeout(late)
      resolve(causes[code ?? errors?.[0]?.code] ?? message)
    })
  })

/**
 * Waits until the backend answers. Without it this server would have no shop to show.
 * @param {{ apiUrl: string, waitMs: number }} options
 * @returns {Promise<boolean>} false, with a line of the log that says why, when it did not answer in that time
 */
export async function untilBackendAnswers({ apiUrl, waitMs }) {
  const facts = { service: "the backend", place: new URL(apiUrl).host }
  let logged = ""
  for (const until = Date.now() + waitMs; ;) {
    const cause = await faultOf(apiUrl)
    if (!cause) return true
    if (Date.now() + PAUSE_MS >= until) {
      write("error", "cannot start", { ...facts, cause })
      return false
    }
    if (cause !== logged) write("warn", "waiting", { ...facts, cause })
    logged = cause
    await pause(PAUSE_MS)
  }
}

/**
 * The server said no. `statusCode` is the HTTP status (0: not reached), `code` the catalogue's stable code, `field` the form field.
 * Refine reads `statusCode` and `message`; everything else branches on `code`.
 */
export class CallRefused extends Error {
  constructor(
    readonly statusCode: number,
    readonly code: string,
    message: string,
    readonly field?: string,
    /** What the reply carries beside its sentence, for calls that say more (lines of a list, a new preview). */
    readonly facts: Readonly<Record<string, unknown>> = {},
  ) {
    super(message)
    this.name = "CallRefused"
  }
}

const SERVER_SILENT = "The shop's server did not answer properly. Please try again in a moment."

async function refusalOf(response: Response): Promise<CallRefused> {
  const said: unknown = await response.json().catch(() => null)
  const { message, code, field } = (said ?? {}) as { message?: unknown; code?: unknown; field?: unknown }
  return new CallRefused(
    response.status,
    typeof code === "string" ? code : `http.${response.status}`,
    typeof message === "string" && message ? message : SERVER_SILENT,
    typeof field === "string" ? field : undefined,
    (said ?? {}) as Record<string, unknown>,
  )
}

/**
 * Makes refusals under `base` arrive as CallRefused. The Medusa client keeps only message and status of a failed reply and
 * offers no hook to read more, so `code` and `field` must be taken before it sees the response.
 */
export function throwRefusals(base: string): void {
  const plainFetch = window.fetch.bind(window)
  const ours = new URL(base, window.location.origin).href + "/"
  window.fetch = async (input, init) => {
    const response = await plainFetch(input, init)
    const asked = input instanceof Request ? input.url : new URL(input, window.location.href).href
    if (!response.ok && asked.startsWith(ours)) throw await refusalOf(response)
    return response
  }
}

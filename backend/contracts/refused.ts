/** Begins the code of a reply that is not the shop's own, as a proxy's page. */
const NO_REPLY = "http."

/**
 * The shop refused a request: show `message`, branch on `code`, `field` is the form field; `more` has the refusal's
 * data (requirements §7: `outOfStockItems`). Status 0: the shop was not reached.
 */
export class CallRefused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly field?: string,
    readonly more: Readonly<Record<string, unknown>> = {},
    /** The request's id in the shop's log (`REQUEST_ID`). */
    readonly request?: string,
  ) {
    super(message)
    this.name = "CallRefused"
  }

  /** The request's id, to be shown with a fault: the shop failed, or its reply was not usable. Nothing for a refusal. */
  get reference(): string | undefined {
    return this.status >= 500 || this.code.startsWith(NO_REPLY) ? this.request : undefined
  }

  /** Refine's name for the status. */
  get statusCode(): number {
    return this.status
  }

  /** The form in which Refine's forms expect a refusal of a field. */
  get errors(): Record<string, string> | undefined {
    return this.field === undefined ? undefined : { [this.field]: this.message }
  }
}

/** The id of the request behind an error, where it is a fault. */
export const referenceOf = (error: unknown): string | undefined =>
  error instanceof CallRefused ? error.reference : undefined

/**
 * The refusal in a reply of this status; `otherwise` is used where the reply has no message, as a proxy's page. `request` is its
 * header `REQUEST_ID`.
 */
export function refusedBy(
  status: number,
  reply: unknown,
  otherwise: string,
  request: string | null = null,
): CallRefused {
  const body = (typeof reply === "object" && reply !== null ? reply : {}) as Record<string, unknown>
  const text = (value: unknown) => (typeof value === "string" && value ? value : undefined)
  return new CallRefused(
    text(body.code) ?? `${NO_REPLY}${status}`,
    text(body.message) ?? otherwise,
    status,
    text(body.field),
    body,
    request ?? undefined,
  )
}

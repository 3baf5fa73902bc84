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
  ) {
    super(message)
    this.name = "CallRefused"
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

/** The refusal in a reply of this status; `otherwise` is used where the reply has no message, as a proxy's page. */
export function refusedBy(status: number, reply: unknown, otherwise: string): CallRefused {
  const body = (typeof reply === "object" && reply !== null ? reply : {}) as Record<string, unknown>
  const text = (value: unknown) => (typeof value === "string" && value ? value : undefined)
  return new CallRefused(
    text(body.code) ?? `http.${status}`,
    text(body.message) ?? otherwise,
    status,
    text(body.field),
    body,
  )
}

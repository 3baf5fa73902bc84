type Facts = Record<string, string | number>

/** The tracer; the host sets it when a place to send traces to is configured. */
export type Tracing = {
  span<T>(name: string, facts: Facts, from: string | null | undefined, work: () => Promise<T>): Promise<T>
  traceparent(): string | null
}

let tracing: Tracing | null = null

export const traceWith = (made: Tracing): void => void (tracing = made)

/**
 * Does the work as one span of a trace: of the trace that `from` names (a `traceparent` stored in a row), else of the current
 * one. Facts are ids and kinds, never user text. Without tracing it only does the work.
 */
export const span = <T>(name: string, facts: Facts, work: () => Promise<T>, from?: string | null): Promise<T> =>
  tracing ? tracing.span(name, facts, from, work) : work()

/** The current trace, to be stored with work that is done later; null without tracing. */
export const traceparent = (): string | null => tracing?.traceparent() ?? null

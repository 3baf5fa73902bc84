import {
  context,
  propagation,
  ROOT_CONTEXT,
  type SpanContext,
  SpanStatusCode,
  trace,
} from "@medusajs/framework/opentelemetry/api"
import { NodeSDK } from "@medusajs/framework/opentelemetry/sdk-node"
import { traceWith } from "@silai/kit/tracing"

// Loaded only where OTEL_EXPORTER_OTLP_ENDPOINT is set; the SDK reads the standard's other variables itself.

/** Sends spans to where the environment says. Returns a function that sends the last ones. */
export function startTracing(): () => Promise<void> {
  const { env } = process
  env.OTEL_SERVICE_NAME ??= "silai-backend"
  // The shop has its own metrics and logs.
  env.OTEL_METRICS_EXPORTER ??= "none"
  env.OTEL_LOGS_EXPORTER ??= "none"
  env.OTEL_EXPORTER_OTLP_PROTOCOL ??= "http/protobuf"
  const sdk = new NodeSDK({ instrumentations: [] })
  sdk.start()
  const tracer = trace.getTracer("silai")
  traceWith({
    span(name, attributes, from, work) {
      const under = context.active()
      const parent = from ? propagation.extract(ROOT_CONTEXT, { traceparent: from }) : under
      return tracer.startActiveSpan(
        name,
        { attributes, links: linksTo(from ? trace.getSpanContext(under) : undefined) },
        parent,
        async (one) => {
          try {
            return await work()
          } catch (error) {
            one.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : "Error" })
            throw error
          } finally {
            one.end()
          }
        },
      )
    },
    traceparent() {
      const carrier: { traceparent?: string } = {}
      propagation.inject(context.active(), carrier)
      return carrier.traceparent ?? null
    },
  })
  return () => sdk.shutdown()
}

/** A worker's own statements belong to another trace than the work it does. */
const linksTo = (other: SpanContext | undefined) => (other ? [{ context: other }] : [])

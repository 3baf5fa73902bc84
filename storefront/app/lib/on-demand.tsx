import { lazy, Suspense, useState, type ComponentType, type ReactNode } from "react"
import { retryImport } from "./retry-import"
import { whenIdle } from "./when-idle"

/**
 * A lazily loaded part of a page, rendered from the first time it is wanted. `whenAtRest` is an effect that preloads
 * it, so that the first tap need not wait.
 */
export function onDemand<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  const fetched = () => fetchPart().then((part) => ({ default: part }))
  // A lazy component takes these props as they are, but its type follows only known ones, and Props is any.
  const Part = lazy(() => retryImport(fetched)) as unknown as ComponentType<Props>
  // A part that could not be preloaded is requested again when it is wanted.
  return { Part, whenAtRest: () => whenIdle(() => void fetchPart().catch(() => undefined)) }
}

/** Renders its children from the first time they are wanted, and ever after, so that a closing animation is visible. */
export function OnceWanted({
  wanted,
  children,
  meanwhile = null,
}: {
  wanted: boolean
  children: ReactNode
  meanwhile?: ReactNode
}) {
  const [was, setWas] = useState(wanted)
  if (wanted && !was) setWas(true)
  return wanted || was ? <Suspense fallback={meanwhile}>{children}</Suspense> : null
}

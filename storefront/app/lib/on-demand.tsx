import { lazy, Suspense, useState, type ComponentType, type ReactNode } from "react"
import { untilLoaded } from "./until-loaded"
import { whenIdle } from "./when-idle"

/**
 * A part of a page that nobody sees at first: drawn, and fetched if need be, from the first time that it is wanted.
 * `whenAtRest` is an effect that fetches it ahead, so that the first tap need not wait.
 */
export function onDemand<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  const fetched = () => fetchPart().then((part) => ({ default: part }))
  const Part = lazy(() => untilLoaded(fetched)) as unknown as ComponentType<Props>
  // A part that could not be fetched ahead is asked for again when it is wanted.
  return { Part, whenAtRest: () => whenIdle(() => void fetchPart().catch(() => undefined)) }
}

/** Its children from the first time that they are wanted, and ever after: what leaves must be seen leaving. */
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

import type { ColourwayChoices } from "@silai/contracts/catalogue/colourway-shapes"
import type { ReactNode } from "react"
import { ErrorState } from "../../../ui/state/error-state"
import { PageSkeleton } from "../../../ui/state/skeleton"
import { useChoices } from "./use-colourways"

/** The options of the fields, once loaded. */
export function WithChoices({ children }: { children: (choices: ColourwayChoices) => ReactNode }) {
  const { data, error, refetch } = useChoices()
  if (data) return children(data)
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />
}

import { SEARCH } from "@silai/contracts/catalogue/limits"
import { useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { searchQuery } from "~/features/catalogue/queries"

/** Long enough that a typed word is one call, short enough to feel instant. */
const PAUSE_MS = 160
const FROM_LETTERS = 2

/**
 * Product suggestions while typing. A superseded call is aborted; a failed one suggests nothing (requirements §8: only
 * logged).
 */
export function useSuggestions(text: string) {
  const asked = usePaused(text)
  const wanted = asked.length >= FROM_LETTERS
  const { data } = useQuery({
    ...searchQuery(asked, "products", 1, SEARCH.suggestions),
    enabled: wanted,
    retry: false,
    staleTime: 30_000,
    placeholderData: (before) => before,
  })
  return wanted && text.length >= FROM_LETTERS ? (data?.results ?? []) : []
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

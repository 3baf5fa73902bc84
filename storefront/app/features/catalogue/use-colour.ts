import type { VariantCard } from "@silai/contracts/catalogue/shapes"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { cardsQuery } from "./queries"

/**
 * The colour in which a card shows its style: its own until another is chosen. The other colours' cards, with pictures,
 * price and stock, are one call, made when the pointer or focus nears the swatches; a list need not carry them.
 */
export function useColour(own: VariantCard) {
  const [near, setNear] = useState(false)
  const [asked, setAsked] = useState(own._id)
  const { data, isError } = useQuery({ ...cardsQuery(own.variants.map(({ _id }) => _id)), enabled: near })
  const chosen = isError ? own._id : asked
  const found = chosen === own._id ? own : data?.find(({ _id }) => _id === chosen)
  return {
    card: found ?? own,
    chosen,
    arriving: !found && !data,
    prepare: () => setNear(true),
    choose: (id: string) => {
      setNear(true)
      setAsked(id)
    },
  }
}

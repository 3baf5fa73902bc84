import { useQuery } from "@tanstack/react-query"
import { call } from "../../../providers/call"
import { askChoices } from "./calls"

/** Styles, categories, tags and colours to choose from. */
export const useChoices = () =>
  useQuery({
    queryKey: ["colourway", "choices"],
    queryFn: async ({ signal }) => (await call(askChoices, {}, signal)).data,
    staleTime: 30_000,
  })

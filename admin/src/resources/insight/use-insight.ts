import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { call, entry } from "../../providers/call"

const askReport = entry("/admin/insight/report")

/** The sums of the last days. */
export const useInsight = (days: 7 | 30 | 90) =>
  useQuery({
    queryKey: ["insight", days],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await call(askReport, { days }, signal)).data,
  })

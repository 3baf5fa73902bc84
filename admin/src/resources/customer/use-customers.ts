import { useList } from "@refinedev/core"
import { CUSTOMER_LIST } from "@silai/contracts/customer/limits"
import { keepPreviousData } from "@tanstack/react-query"
import { type Ask, useAddress } from "../../ui/use-address"
import type { CustomerRecord } from "./calls"
import { type CustomerQuery, readCustomerQuery, writeCustomerQuery } from "./query"

export type AskCustomers = Ask<CustomerQuery>

/** The list of customers as the address bar asks for it; the previous rows stay while the next ones come. */
export function useCustomers() {
  const [query, ask] = useAddress(readCustomerQuery, writeCustomerQuery)
  const { query: asked } = useList<CustomerRecord>({
    resource: "customer",
    pagination: { mode: "server", currentPage: query.page, pageSize: CUSTOMER_LIST.pageSize },
    meta: { query },
    errorNotification: false,
    queryOptions: { placeholderData: keepPreviousData },
  })
  const reply = asked.data as { data: CustomerRecord[]; total: number; totalPages: number } | undefined
  return {
    query,
    ask,
    from: writeCustomerQuery(query),
    rows: reply?.data,
    total: reply?.total ?? 0,
    pages: Math.max(1, reply?.totalPages ?? 1),
    stale: asked.isPlaceholderData,
    error: asked.error as Error | null,
    retry: () => void asked.refetch(),
  }
}

import type { Action } from "@refinedev/kbar"
import type { BodyOf, Call, ReplyOf } from "@silai/contracts/call"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { useNavigate } from "react-router"
import { call, entry, type Entry } from "../../providers/call"
import { useMay } from "../../providers/may"
import { ordersPath } from "../../resources/order/query"
import { phoneOf } from "../../ui/format"
import type { Word } from "../../words/en"
import { useSay } from "../../words/language"

const DEBOUNCE_MS = 180
const ROWS = 5

const askOrders = entry("/customer/order/all")
const askCustomers = entry("/admin/customer/all")
const askStyles = entry("/admin/product/all")
const askColourways = entry("/admin/product/variant/all")

function useSettled(text: string): string {
  const [settled, settle] = useState(text)
  useEffect(() => {
    const timer = window.setTimeout(() => settle(text), DEBOUNCE_MS)
    return () => window.clearTimeout(timer)
  }, [text])
  return settled
}

/** A documented list, asked for the first rows that a text finds. */
function useAsked<C extends Call>(to: Entry<C>, body: BodyOf<C>, enabled: boolean) {
  return useQuery<ReplyOf<C>>({
    queryKey: ["find", to.path, body],
    queryFn: ({ signal }) => call(to, body, signal),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}

/** A single letter finds nearly everything; a single figure is an order's number. */
const isWorthAsking = (text: string) => text.length > 1 || /^\d$/.test(text)

/** What the shop's own lists find for this text: orders and people by phones in any spelling, products, variants. */
export function useFound(typed: string): { found: Action[]; looking: boolean; failed: boolean } {
  const say = useSay()
  const may = useMay()
  const navigate = useNavigate()
  const now = typed.trim().replace(/\s+/g, " ").slice(0, 80)
  const text = useSettled(now)
  const worth = isWorthAsking(text)
  const body = { search: text, pageSize: ROWS }
  const orders = useAsked(askOrders, body, worth && may("order.read"))
  const customers = useAsked(askCustomers, body, worth && may("customer.read"))
  const styles = useAsked(askStyles, body, worth && may("catalogue.read"))
  const colourways = useAsked(askColourways, body, worth && may("catalogue.read"))
  const all = [orders, customers, styles, colourways]
  if (!isWorthAsking(now)) return { found: [], looking: false, failed: false }

  const action = (kind: string, path: string, rank: number, name: string, subtitle: string): Action => ({
    id: path,
    name,
    subtitle,
    // The server has found it; the bar's own matching, by letters, must not hide it again.
    keywords: now,
    section: { name: say(`find.${kind}` as Word), priority: rank },
    perform: () => void navigate(path),
  })
  const orderRows = orders.data?.data ?? []
  const found = [
    ...orderRows.map(({ _id, orderNumber, customerName, status, phone }) =>
      action(
        "orders",
        `/order/view/${_id}`,
        9,
        `${orderNumber} · ${customerName}`,
        [say(`status.${status}` as Word), phone && phoneOf(phone)].filter(Boolean).join(", "),
      ),
    ),
    ...((orders.data?.total ?? 0) > orderRows.length
      ? [action("orders", ordersPath({ search: text }), 9, say("find.all.orders", { text }), "")]
      : []),
    ...(customers.data?.data ?? []).map(({ _id, name, phone, email }) =>
      action(
        "customers",
        `/manage/customer/${_id}`,
        8,
        name,
        [phone && phoneOf(phone), email].filter(Boolean).join(", "),
      ),
    ),
    ...(styles.data?.data ?? []).map(({ _id, name, category }) =>
      action("products", `/product/view/${_id}`, 7, name, category.name),
    ),
    ...(colourways.data?.data ?? []).map(({ _id, variantName, product }) =>
      action("variants", `/product/variant/${_id}`, 6, variantName, product.name),
    ),
  ]
  return {
    found,
    looking: text !== now || all.some(({ isFetching }) => isFetching),
    failed: all.some(({ isError }) => isError),
  }
}

import type { Action } from "@refinedev/kbar"
import { EVERY_FOUND_KIND, FIND, isWorthFinding } from "@silai/contracts/notice/find"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { useNavigate } from "react-router"
import { call, entry } from "../../providers/call"
import { useMay } from "../../providers/may"
import { ordersPath } from "../../resources/order/query"
import { phoneOf } from "../../ui/format"
import { useSay } from "../../words/language"
import { FOUND } from "./found-kinds"

const DEBOUNCE_MS = 180

const askFind = entry("/admin/find")

function useSettled(text: string): string {
  const [settled, settle] = useState(text)
  useEffect(() => {
    const timer = window.setTimeout(() => settle(text), DEBOUNCE_MS)
    return () => window.clearTimeout(timer)
  }, [text])
  return settled
}

/** A phone as people read it, wherever it is shown. */
const readable = (detail: string) => detail.replace(/^\d{10}(?=,|$)/, phoneOf)

/** The shop's matches for this text, of ten kinds, in one reply. */
export function useFound(typed: string): { found: Action[]; looking: boolean; failed: boolean } {
  const say = useSay()
  const may = useMay()
  const navigate = useNavigate()
  const now = typed.trim().replace(/\s+/g, " ").slice(0, FIND.most)
  const text = useSettled(now)
  const { data, isFetching, isError } = useQuery({
    queryKey: ["find", text],
    queryFn: ({ signal }) => call(askFind, { search: text }, signal),
    enabled: isWorthFinding(text),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  if (!isWorthFinding(now)) return { found: [], looking: false, failed: false }

  const action = (
    id: string,
    heading: string,
    rank: number,
    name: string,
    subtitle: string,
    go: () => void,
  ): Action => ({
    id,
    name,
    subtitle,
    // The server has found it; the bar's own matching, by letters, must not hide it again.
    keywords: now,
    section: { name: heading, priority: rank },
    perform: go,
  })
  const found = EVERY_FOUND_KIND.flatMap((kind, at) => {
    const { heading, path, state, inShop, title } = FOUND[kind]
    const [rank, group] = [EVERY_FOUND_KIND.length - at, say(heading)]
    const rows = data?.data[kind] ?? []
    const actions = rows.map((one) => {
      const to = path(one)
      const how = one.state === null ? "" : (state?.(one.state, say) ?? "")
      const subtitle = [how, readable(one.detail)].filter(Boolean).join(", ")
      const go = () => void (inShop ? window.open(to, "_blank", "noopener") : navigate(to))
      return action(`${kind} ${to}`, group, rank, title?.(one, say) ?? one.title, subtitle, go)
    })
    const isMore = kind === "orders" && rows.length === FIND.rows && may("order.read")
    const all = ordersPath({ search: text })
    return isMore
      ? [...actions, action(all, group, rank, say("find.all.orders", { text }), "", () => void navigate(all))]
      : actions
  })
  return { found, looking: text !== now || isFetching, failed: isError }
}

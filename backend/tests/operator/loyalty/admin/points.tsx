import { call, type Entry } from "@silai/admin/call"
import { useQuery } from "@tanstack/react-query"
import { Card, Skeleton } from "antd"
import type { loyaltyCalls } from "../src/calls"

const all: Entry<typeof loyaltyCalls.all> = { path: "/admin/loyalty/all" }

/** Everyone's points, as the plugin's own documented call adds them up. */
export function Points() {
  const { data } = useQuery({ queryKey: ["loyalty"], queryFn: ({ signal }) => call(all, {}, signal) })
  return <Card title="Points given">{data ? data.points : <Skeleton active />}</Card>
}

import type { Panel } from "@silai/admin/panel"

export const panels: Panel[] = [
  {
    on: "order",
    title: "At the counter",
    duty: "order.read",
    isFor: ({ payment }) => payment?.gateway === "counter",
    load: () => import("./counter").then((part) => part.CounterPanel),
  },
]

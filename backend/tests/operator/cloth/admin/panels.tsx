import type { Panel } from "@silai/admin/panel"

export const panels: Panel[] = [
  {
    on: "colourway",
    title: "Cloth",
    duty: "catalogue.read",
    load: () => import("./cloth").then((part) => part.ClothPanel),
  },
]

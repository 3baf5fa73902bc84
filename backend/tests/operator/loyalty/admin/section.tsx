import type { Resource } from "@silai/admin/resource"

const Star = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" aria-hidden="true">
    <path d="m12 4 2.5 5 5.5.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.5-.8z" />
  </svg>
)

export const resource: Resource = {
  name: "loyalty",
  duty: "customer.read",
  label: "Loyalty",
  group: "People",
  icon: Star,
  home: "loyalty",
  pages: [{ path: "loyalty", load: () => import("./points").then((page) => page.Points) }],
}

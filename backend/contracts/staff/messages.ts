/** By role; who reads it by a `Role` finds out at once when one is missing. */
export const ROLE_WORDS = {
  owner: { label: "Owner", about: "Everything, and who else works here." },
  manager: { label: "Manager", about: "The whole shop, but for who works here." },
  tailor: { label: "Tailor", about: "Orders at the table, and measurements." },
  packer: { label: "Packer", about: "Orders on their way out, and what lies on the shelf." },
} as const

/** What each duty lets somebody do, as the back office says it. */
export const DUTY_WORDS = {
  "counter.enter": "Sign in to the back office",
  "dashboard.read": "See the dashboard with the day's sales",
  "order.read": "See orders",
  "order.move": "Move orders on",
  "customer.read": "See customers",
  "customer.write": "Note things about customers, and end their sessions",
  "measurement.read": "See measurements",
  "measurement.write": "Add and change measurements",
  "catalogue.read": "See products",
  "catalogue.write": "Add and change products, prices and categories",
  "stock.read": "See stock",
  "stock.write": "Count and correct stock",
  "file.read": "See files and pictures",
  "file.write": "Upload and delete files and pictures",
  "people.manage": "Invite people, change what they may do, and remove them",
} as const

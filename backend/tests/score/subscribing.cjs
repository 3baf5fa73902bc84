// Loaded into a backend before it starts (`node --require`): an operator's plugin, as far as the event bus can tell. It hears of every order.
const { appendFileSync } = require("node:fs")

const waiting = setInterval(() => {
  const { container } = require("@medusajs/framework")
  if (!container.hasRegistration("event_bus")) return
  clearInterval(waiting)
  const hear = async ({ data }) => appendFileSync(process.env.HEARD_ORDERS, `${data.id}\n`)
  container.resolve("event_bus").subscribe("order.placed", hear, { subscriberId: "an-operators-plugin" })
}, 200)

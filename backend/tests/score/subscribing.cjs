// Loaded into a backend before it starts (`node --require`): an operator's plugin, as far as the event bus knows. It receives every order.
const { appendFileSync } = require("node:fs")

const waiting = setInterval(() => {
  const { container } = require("@medusajs/framework")
  if (!container.hasRegistration("event_bus")) return
  clearInterval(waiting)
  const receive = async ({ data }) => appendFileSync(process.env.RECEIVED_ORDERS, `${data.id}\n`)
  container.resolve("event_bus").subscribe("order.placed", receive, { subscriberId: "an-operators-plugin" })
}, 200)

// The lines that the counter needs in medusa-config.ts.
const path = require("node:path")

// The options of plugins/checkout: the gateway that takes the money, by the way that an order is got.
exports.till = {
  gateway: { home: "razorpay", pickup: "counter" },
}

// One more among the providers of "@medusajs/medusa/payment".
exports.provider = {
  resolve: path.join(__dirname, ".medusa/server/src/providers/counter"),
  id: "counter",
}

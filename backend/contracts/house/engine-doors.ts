/** Where the shop does what some routes of Medusa's own admin API would do behind its back. */
export const engineDoorMessages = {
  workflows: "Workflows are not run over the network here. A plugin runs them in its own routes, jobs and subscribers.",
  orders: "Orders are packed, sent, changed and cancelled under Orders, or by the call order/update.",
  money: "Money is sent back under Payments, or by the call order/refund.",
  returns: "Returns and exchanges are handled under Returns, or by the call returns/update.",
  stock: "Stock is counted under Inventory, or by the call product/updateStock.",
} as const

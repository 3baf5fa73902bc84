// In medusa-config.ts, in the place of `ours("smtp", "email", …)` among the messengers.
module.exports = {
  resolve: "@medusajs/medusa/notification-local",
  id: "mails",
  options: { channels: ["email"] },
}

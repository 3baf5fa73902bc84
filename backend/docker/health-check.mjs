// A container's health check: node health-check.mjs <address>. Exits with 0 when the address replies with success.
fetch(process.argv[2]).then(
  (reply) => process.exit(reply.ok ? 0 : 1),
  () => process.exit(1),
)

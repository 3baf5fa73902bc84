// Loaded into every child (`node --import`). A killed launcher cannot stop its children: their IPC channel closes, and each child
// then stops itself as on SIGTERM.
const stop = () => {
  setTimeout(() => process.exit(0), 9_000).unref()
  if (process.listenerCount("SIGTERM") > 0) process.emit("SIGTERM", "SIGTERM")
  else process.exit(0)
}

if (process.connected) {
  process.on("disconnect", stop)
  // The launcher's pipes are closed too; a log line written to one must not interrupt the shutdown.
  process.stdout.on("error", () => {})
  process.stderr.on("error", () => {})
}

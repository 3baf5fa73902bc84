// Loaded into every child (`node --import`). A launcher that was killed cannot stop its children: the line between them
// breaks, and each child then stops itself the way it would have been asked to.
const stop = () => {
  setTimeout(() => process.exit(0), 9_000).unref()
  if (process.listenerCount("SIGTERM") > 0) process.emit("SIGTERM", "SIGTERM")
  else process.exit(0)
}

if (process.connected) {
  process.on("disconnect", stop)
  // With the launcher its pipes are gone too; a log line written to one must not cut the stopping short.
  process.stdout.on("error", () => {})
  process.stderr.on("error", () => {})
}

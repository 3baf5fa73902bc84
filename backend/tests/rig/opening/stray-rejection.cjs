// Preloaded into a process of the shop: lets it leave a rejection unhandled each time it gets this signal.
process.on("SIGUSR2", () => void Promise.reject(new Error("left on purpose")))

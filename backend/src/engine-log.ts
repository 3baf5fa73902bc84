// The engine prints a line for each request and each folder it does not find; ours are one JSON line per event. Read by its
// logger when that is loaded, so this must be the first import.
if (process.env.LOG_LEVEL !== "debug") process.env.LOG_LEVEL = "warn"

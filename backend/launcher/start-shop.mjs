import { emptyDataFolder, takeDataFolder } from "./database/data-folder.mjs"
import { install } from "./install.mjs"
import { checkPorts } from "./machine/ports.mjs"
import { confirmReset } from "./reset.mjs"
import { readSettings } from "./settings.mjs"
import { openProgress, seconds } from "./machine/terminal.mjs"
import { printFault, Trouble } from "./trouble.mjs"

/**
 * Starts the shop and keeps it running until it is stopped.
 * @param {string[]} args `--reset` resets the demo (asks first, or needs `--yes`); `--dev` serves the sources with hot
 * reload
 */
export async function main(args) {
  const began = Date.now()
  // A closed terminal (or `| head`) must not end the shop by a broken pipe.
  process.stdout.on("error", () => {})
  process.stderr.on("error", () => {})
  const dev = args.includes("--dev")
  const progress = openProgress(dev ? 8 : 9)
  const toStop = []
  let stopping = false
  let askedAt = 0

  const stopAll = async (code) => {
    if (stopping) return
    stopping = true
    progress.close()
    for (const stop of toStop.reverse()) await Promise.resolve(stop()).catch(printFault)
    process.exit(code)
  }
  const fail = (error) => {
    if (!stopping) {
      progress.close()
      printFault(error)
      void stopAll(1)
    }
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => {
      // One Ctrl-C can arrive twice: from the terminal, and passed on by npm.
      if (askedAt && Date.now() - askedAt > 1_000) process.exit(1)
      if (askedAt) return
      askedAt = Date.now()
      process.stdout.write("\nStopping the shop (again to stop at once) …\n")
      void stopAll(0)
    })

  try {
    const settings = readSettings()
    const folder = await takeDataFolder(settings.dataDir)
    toStop.push(() => folder.release())
    if (args.includes("--reset")) {
      if (settings.databaseUrl)
        throw new Trouble(
          "DATABASE_URL is set, and --reset never touches a database of yours. Empty it yourself, or leave DATABASE_URL out.",
        )
      if (!(await confirmReset(settings, args.includes("--yes")))) return void stopAll(0)
      emptyDataFolder(settings.dataDir)
    }
    await checkPorts([
      { name: "PORT", port: settings.shopPort, host: settings.host },
      { name: "API_PORT", port: settings.apiPort, host: "127.0.0.1" },
      { name: "STAND_IN_PORT", port: settings.standInPort, host: "127.0.0.1" },
      { name: "SMTP_PORT", port: settings.smtpPort, host: "127.0.0.1" },
      ...(dev ? [{ name: "ADMIN_DEV_PORT", port: settings.adminDevPort, host: "127.0.0.1" }] : []),
    ])
    await progress.step("Packages", (say) =>
      install(say).catch((error) => {
        throw new Trouble(error.message)
      }),
    )
    const { openShop } = await import("./open-shop.mjs")
    const opened = await openShop({ settings, folder, progress, dev, toStop, fail, isStopping: () => stopping })
    if (stopping) return
    progress.close()
    console.log(opened.welcome(seconds(Date.now() - began)))
  } catch (error) {
    fail(error)
  }
}

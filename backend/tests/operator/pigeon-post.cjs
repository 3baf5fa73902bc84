// An operator's own provider of the channel `email`, as one from npm would be: it writes what it is given to a file. While a file
// `mood` is next to it, it fails with that file's text.
const fs = require("node:fs")
const path = require("node:path")
const { AbstractNotificationProviderService, ModuleProvider, Modules } = require("@medusajs/framework/utils")

class PigeonPost extends AbstractNotificationProviderService {
  static identifier = "pigeons"

  constructor(_container, { loft }) {
    super()
    this.loft = loft
  }

  async send(notification) {
    const mood = path.join(this.loft, "mood")
    if (fs.existsSync(mood)) throw new Error(fs.readFileSync(mood, "utf8"))
    fs.appendFileSync(path.join(this.loft, "letters"), `${JSON.stringify(notification)}\n`)
    return { id: "a-pigeon" }
  }
}

module.exports = ModuleProvider(Modules.NOTIFICATION, { services: [PigeonPost] })

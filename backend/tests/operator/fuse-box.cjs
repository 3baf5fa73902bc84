// Loaded into a backend before it starts (`node --require`): an operator's own medusa-config.ts. It is the shop's, except for these lines:
// - OPERATORS_PROVIDER: a provider of messages, in the place of ours for its channel.
// - OPERATORS_GATEWAY: the file with the checkout's options, and a further payment provider of the engine.
// - OPERATORS_PLUGIN: a plugin that is written into the list, with its options.
const Module = require("node:module")

const load = Module._extensions[".js"]
Module._extensions[".js"] = (module, file) => {
  load(module, file)
  if (!/[\\/]\.medusa[\\/]server[\\/]medusa-config\.js$/.test(file)) return
  const { OPERATORS_PROVIDER, OPERATORS_GATEWAY, OPERATORS_PLUGIN } = process.env
  const config = module.exports.default
  if (OPERATORS_PROVIDER) putProvider(config, JSON.parse(OPERATORS_PROVIDER))
  if (OPERATORS_GATEWAY) putGateway(config, require(OPERATORS_GATEWAY))
  if (OPERATORS_PLUGIN) config.plugins.push(JSON.parse(OPERATORS_PLUGIN))
}

function putProvider({ modules }, line) {
  const { options } = modules.notification
  const isReplaced = ({ options: { channels } }) => channels.some((channel) => line.options.channels.includes(channel))
  options.providers = options.providers.map((provider) => (isReplaced(provider) ? line : provider))
}

function putGateway(config, { till, provider }) {
  config.modules.payment.options.providers.push(provider)
  Object.assign(config.plugins.find((plugin) => /[\\/]plugins[\\/]checkout$/.test(plugin.resolve)).options, till)
}

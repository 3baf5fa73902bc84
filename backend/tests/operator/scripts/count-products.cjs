/** A script as an operator writes it for a server, where no compiler is. */
exports.default = async ({ container, args }) => {
  const { data } = await container.resolve("query").graph({ entity: "product", fields: ["id"] })
  process.stdout.write(`${args.join(" ")} ${data.length}\n`)
}

import type { ExecArgs } from "@medusajs/framework/types"

/** A script as an operator writes it for `npm run medusa -- exec`. */
export default async function countProducts({ container, args }: ExecArgs): Promise<void> {
  const { data } = await container.resolve("query").graph({ entity: "product", fields: ["id"] })
  process.stdout.write(`${args.join(" ")} ${data.length}\n`)
}

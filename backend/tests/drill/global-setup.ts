import type { TestProject } from "vitest/node"
import { openShop } from "../rig/shop"
import { CARRIER, openCarrier } from "./carrier"

declare module "vitest" {
  interface ProvidedContext {
    carrier: string
  }
}

/** Opens the shop that the unchanged tree filled, with the changed code, and a text message carrier. */
export default async function setup(project: TestProject) {
  const carrier = await openCarrier()
  const { DRILL_ENVIRONMENT = "{}", DRILL_SHOP } = process.env
  const shop = await openShop(JSON.parse(DRILL_ENVIRONMENT.replaceAll(CARRIER, carrier.url)), DRILL_SHOP)
  project.provide("shops", [shop.facts])
  project.provide("carrier", carrier.url)
  return async () => {
    if (project.vitest.state.getCountOfFailedTests() > 0) process.stderr.write(`\n${shop.logs()}\n`)
    await shop.close()
    carrier.close()
  }
}

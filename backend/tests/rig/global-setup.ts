import type { TestProject } from "vitest/node"
import { openShop, type RunningShop, type ShopFacts } from "./shop"

declare module "vitest" {
  interface ProvidedContext {
    shops: ShopFacts[]
  }
}

/** A shop for each worker, for the whole run. Their logs are printed when a test failed. */
export default async function setup(project: TestProject) {
  // The upgrade rehearsal has a shop that another version of the engine filled.
  const open = () => openShop({}, process.env.EXISTING_SHOP)
  // Sequential: the first compiles the code and fills a database, the others reuse both.
  const shops: RunningShop[] = [await open()]
  while (shops.length < Number(project.config.maxWorkers)) shops.push(await open())
  project.provide(
    "shops",
    shops.map(({ facts }) => facts),
  )
  return async () => {
    if (project.vitest.state.getCountOfFailedTests() > 0)
      for (const shop of shops) process.stderr.write(`\n${shop.logs()}\n`)
    await Promise.all(shops.map((shop) => shop.close()))
  }
}

import type { TestProject } from "vitest/node"
import { compile } from "../../launcher/compile.mjs"
import { operatorsPlugins } from "./operator"
import { seededShop } from "./opening/seeded"
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
  // Compiled and seeded first: the shops, which open in parallel, then copy the result.
  await compile(operatorsPlugins())
  if (!process.env.EXISTING_SHOP) await seededShop()
  const shops: RunningShop[] = await Promise.all(Array.from({ length: Number(project.config.maxWorkers) }, open))
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

import type { TestProject } from "vitest/node"
import { openShop, type ShopFacts } from "./shop"

declare module "vitest" {
  interface ProvidedContext {
    shop: ShopFacts
  }
}

/** One shop for the whole run. Its log is printed when a test failed, because that is when it is wanted. */
export default async function setup(project: TestProject) {
  const shop = await openShop()
  project.provide("shop", shop.facts)
  return async () => {
    if (project.vitest.state.getCountOfFailedTests() > 0) process.stderr.write(`\n${shop.logs()}\n`)
    await shop.close()
  }
}

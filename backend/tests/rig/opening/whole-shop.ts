import fs from "node:fs"
import path from "node:path"
import { buildFronts, copyFronts } from "./fronts"
import { lastLines, startChild } from "./child"
import { pluginsToSee } from "../operator"
import { dropDataDir, freePort, newDataDir, root } from "../places"
import { openShop, type ShopFacts } from "../shop"

/** A shop for browsers: `shop` is the one origin of pages, calls and the back office. */
export type WholeShop = { facts: ShopFacts & { shop: string }; logs(): string; close(): Promise<void> }

async function untilItAnswers(url: string, ended: Promise<number | null>): Promise<void> {
  let gone = false
  void ended.then(() => (gone = true))
  for (const until = Date.now() + 60_000; Date.now() < until && !gone;) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The shop's pages did not answer at ${url}.`)
}

/**
 * Opens the whole shop as `npm start` does, on ports and a database of this run: pages and back office are the built
 * ones, rebuilt when their sources changed; an operator has installed two plugins. Rejects with the last log lines of
 * the process that did not start.
 */
export async function openWholeShop(): Promise<WholeShop> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const opening = openShop({
    PUBLIC_URL: origin,
    ALLOWED_ORIGINS: `http://127.0.0.1:${port}`,
    LOG_LEVEL: "warn",
    EXTRA_PLUGINS: pluginsToSee,
  })
  // A failed build must not leave the shop running.
  const built = buildFronts().catch(async (error) => {
    await (await opening).close()
    throw error
  })
  const [shop] = await Promise.all([opening, built])
  const folder = newDataDir()
  const fronts = copyFronts()
  const log = path.join(folder, "storefront.log")
  const pages = startChild({
    file: `${fronts}/storefront/server/start.mjs`,
    log,
    env: {
      NODE_ENV: "production",
      PORT: String(port),
      HOST: "127.0.0.1",
      API_URL: shop.facts.api,
      PUBLIC_URL: origin,
      // Only its presence matters here; the button gets the client id from the backend.
      GOOGLE_CLIENT_ID: "whole-shop.apps.googleusercontent.com",
      WHATSAPP_PHONE_NUMBER_ID: "100200300400",
      RAZORPAY_CHECKOUT_URL: `${shop.facts.standIns}/razorpay/v1/checkout.js`,
      GOOGLE_GSI_SRC: `${shop.facts.standIns}/google/gsi/client`,
    },
  })
  const close = async () => {
    await pages.stop()
    await shop.close()
    dropDataDir(folder)
    fs.rmSync(path.join(root, fronts), { recursive: true, force: true })
  }
  try {
    await untilItAnswers(`${origin}/api/ready`, pages.ended)
  } catch (error) {
    const words = lastLines(log, 25)
    await close()
    throw new Error(`${(error as Error).message} Its last words:\n${words}`, { cause: error })
  }
  return {
    facts: { ...shop.facts, shop: origin, publicUrl: origin },
    logs: () => `${shop.logs()}\n--- storefront\n${lastLines(log, 40)}`,
    close,
  }
}

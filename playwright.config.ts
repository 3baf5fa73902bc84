import { defineConfig } from "@playwright/test"

/** A phone as most shoppers have it, and a desktop as the shopkeeper has it. */
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
  userAgent:
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36",
}
const desktop = { viewport: { width: 1440, height: 900 } }

export default defineConfig({
  testDir: ".",
  testMatch: ["storefront/e2e/**/*.journey.ts", "admin/e2e/**/*.journey.ts"],
  // The drill's copies of the tree lie there.
  testIgnore: "**/.cache/**",
  globalSetup: "./backend/tests/browser/global-setup.ts",
  outputDir: ".cache/journeys",
  // Each worker uses a separate shop, so that neither sees the other's changes; two use the processors well.
  workers: 2,
  fullyParallel: false,
  // A journey that passes at a second try only is a fault: of the shop, or of the journey.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // Sheets and menus appear at once; animations are tested where they matter.
    contextOptions: { reducedMotion: "reduce" },
    // A request that a worker makes is none of the page's: routes would miss it. The journeys about workers allow them.
    serviceWorkers: "block",
    actionTimeout: 15_000,
    // Recording every run costs a third of its time. `--trace on` records one that failed.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROME_PATH || undefined,
      args: [
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-background-networking",
        "--force-color-profile=srgb",
      ],
    },
  },
  // A journey runs on its users' device: shoppers on a phone, the shopkeeper on a desktop. `@both` says that the width
  // matters.
  projects: [
    { name: "phone", use: phone, grep: /storefront\/e2e|@both|@phone/, grepInvert: /@desktop/ },
    { name: "desktop", use: desktop, grep: /admin\/e2e|@both|@desktop/, grepInvert: /@phone/ },
  ],
})

import { defineConfig } from "@playwright/test"

/** A phone as most shoppers hold it, and a desk as the shopkeeper has it. */
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
  globalSetup: "./backend/tests/browser/global-setup.ts",
  outputDir: ".cache/journeys",
  // All journeys walk through one shop on two processors, one after the other.
  workers: 1,
  fullyParallel: false,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // Sheets and menus arrive at once; what moves is tried where it matters.
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 15_000,
    // Recording every walk costs a third of it; what fails is walked again, and recorded.
    trace: "on-first-retry",
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
  // What no screen can change is walked once.
  projects: [
    { name: "phone", use: phone, grepInvert: /@once/ },
    { name: "desktop", use: desktop },
  ],
})

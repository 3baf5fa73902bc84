import { expect, test } from "vitest"
import { deviceName, isHandheld } from "./device-name"

const phone =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36"

test.each([
  [phone, "Chrome on Android phone"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
    "Edge on Windows",
  ],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Mac"],
  ["", "Unknown device"],
])("calls a device what its owner calls it", (userAgent, name) => expect(deviceName(userAgent)).toBe(name))

test("distinguishes a phone from a desktop computer", () =>
  expect([isHandheld(phone), isHandheld("Windows NT 10.0")]).toEqual([true, false]))

import { expect, test } from "vitest"
import { isPushAddress } from "./address"

const base = "http://127.0.0.1:8010/push"

test.each([
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
  "https://web.push.apple.com/QBwJ",
  "https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%2f",
])("lets a notice go to %s", (endpoint) => {
  expect(isPushAddress(endpoint, null)).toBe(true)
})

test.each([
  "",
  "fcm.googleapis.com/fcm/send/x",
  "http://fcm.googleapis.com/fcm/send/x",
  "https://fcm.googleapis.com:8443/fcm/send/x",
  "https://fcm.googleapis.com.evil.example/x",
  "https://fcm.googleapis.com./x",
  "https://evilfcm.googleapis.com/x",
  "https://push.services.mozilla.com.evil.example/x",
  "https://evil-notify.windows.com/x",
  "https://notify.windows.com/x",
  "https://fcm.googleapis.com@127.0.0.1/x",
  "https://user:word@fcm.googleapis.com/x",
  "https://127.0.0.1/x",
  "https://[::1]/x",
  "https://2130706433/x",
  "https://0x7f000001/x",
  "https://localhost/x",
  "https://169.254.169.254/latest/meta-data/",
  "https://[::ffff:169.254.169.254]/x",
  "https://10.0.0.5/x",
  "https://postgres:5432/",
  "file:///etc/passwd",
  "data:text/plain,x",
  "blob:https://fcm.googleapis.com/x",
  "javascript:alert(1)",
  "gopher://fcm.googleapis.com/x",
  "https://fcm.googleapis.com\\@127.0.0.1/x",
  "https://fcm.googleapis.com\t.evil.example/x",
  " https://fcm.googleapis.com/x",
  "https://fcm.googleapis.com/x#y",
  `https://fcm.googleapis.com/${"x".repeat(1000)}`,
  "http://127.0.0.1:8010/push/send/x",
])("never lets a notice go to %j", (endpoint) => {
  expect(isPushAddress(endpoint, null)).toBe(false)
})

test("accepts the demo's stand-in as a push service, and nothing else on its host", () => {
  expect(isPushAddress("http://127.0.0.1:8010/push/send/x", base)).toBe(true)
  expect(isPushAddress("https://fcm.googleapis.com/x", base)).toBe(true)
  for (const endpoint of [
    "http://127.0.0.1:8010/razorpay/v1/x",
    "http://127.0.0.1:8010/push/../razorpay/x",
    "http://127.0.0.1:8010/pushed/x",
    "http://127.0.0.1:8011/push/x",
    "https://127.0.0.1:8010/push/x",
    "http://localhost:8010/push/x",
  ])
    expect([endpoint, isPushAddress(endpoint, base)]).toEqual([endpoint, false])
})

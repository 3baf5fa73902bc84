import { expect, test } from "vitest"
import { sourceOf } from "./visit-source"

test.each([
  ["https://www.google.co.in/", "", "search"],
  ["https://mail.google.com/mail/u/0/", "", "mail"],
  ["https://l.instagram.com/", "", "social"],
  ["https://t.co/abc", "", "social"],
  ["https://web.whatsapp.com/", "", "message"],
  ["https://www.amazon.in/dp/1", "", "marketplace"],
  ["https://a-blog.example/shirts", "", "other"],
  ["https://silai.example/explore", "", "direct"],
  ["", "", "direct"],
  ["not an address", "", "direct"],
  ["https://www.google.com/", "?utm_source=WhatsApp", "message"],
  ["", "?utm_source=someone", "other"],
  ["", "?utm_source=constructor", "other"],
  ["https://l.instagram.com/", "?utm_source=ig&utm_medium=social", "social"],
  ["", "?utm_source=fb", "social"],
  ["https://l.instagram.com/", "?utm_source=link_in_bio", "social"],
])("counts a visit from “%s” with “%s” as %s", (referrer, search, source) =>
  expect(sourceOf(referrer, "silai.example", search)).toBe(source),
)

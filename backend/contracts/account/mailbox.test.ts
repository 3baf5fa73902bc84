import { expect, test } from "vitest"
import { mailboxOf } from "./mailbox"

test.each([
  ["ravi.k@gmail.com", "ravik@gmail.com"],
  [" Ravi.K+shirts@GMail.com ", "ravik@gmail.com"],
  ["r.a.v.i.k+1+2@googlemail.com", "ravik@gmail.com"],
  ["ravi.k+shirts@example.in", "ravi.k@example.in"],
  ["ravi.k@example.in", "ravi.k@example.in"],
  ["+91@example.in", "+91@example.in"],
  ["", ""],
])("reads %j as the mailbox %j", (written, mailbox) => expect(mailboxOf(written)).toBe(mailbox))

import { expect, test } from "vitest"
import { SECTION_NAMES } from "../shop/sections"
import { AUDIT_KIND_NAMES, AUDIT_KINDS } from "./kinds"

test("has a page for an entry of each kind, and for each section of the settings", () => {
  const without = AUDIT_KIND_NAMES.filter((kind) => !AUDIT_KINDS[kind].page(kind === "setting" ? "returns" : "some_1"))
  expect(without).toEqual([])
  expect(SECTION_NAMES.filter((section) => !AUDIT_KINDS.setting.page(section))).toEqual([])
})

test("leads ids of another kind to the list that has them, and an entry without an id nowhere but to the staff", () => {
  expect([AUDIT_KINDS.payment.page("ast_1"), AUDIT_KINDS.payment.page("chk_1")]).toEqual([
    "/admin/payment/mismatches",
    "/admin/payment/view/chk_1",
  ])
  expect([AUDIT_KINDS.uid.page("ubt_1"), AUDIT_KINDS.uid.page("SL7K")]).toEqual([
    "/admin/management/uid/batches",
    "/admin/management/uid/edit/SL7K",
  ])
  expect([AUDIT_KINDS.file.page("dir_1"), AUDIT_KINDS.file.page("file_1")]).toEqual([
    "/admin/file-manager",
    "/admin/file-manager?file=file_1",
  ])
  expect([AUDIT_KINDS.customer.page(""), AUDIT_KINDS.staff.page()]).toEqual([null, "/admin/staff"])
})

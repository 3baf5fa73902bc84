import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { databaseAddress } from "./database-address"

const at = (query: string) => `postgres://silai:a%40b@db.example:5432/silai${query}`
const pem = "-----BEGIN CERTIFICATE-----\nx\n-----END CERTIFICATE-----"

test("does not encrypt the connection without sslmode, nor with disable", () => {
  for (const query of ["", "?sslmode=disable", "?application_name=shop"])
    expect(databaseAddress(at(query), undefined).ssl).toBe(false)
})

test("takes the TLS parameters out of the address, and nothing else", () => {
  const { connectionString } = databaseAddress(at("?sslmode=require&application_name=shop"), undefined)
  expect(connectionString).toBe(at("?application_name=shop"))
})

test("requires a known signature and the host's name for verify-full, only the signature for verify-ca", () => {
  expect(databaseAddress(at("?sslmode=verify-full"), undefined).ssl).toEqual({
    host: "db.example",
    rejectUnauthorized: true,
  })
  expect(databaseAddress(at("?sslmode=verify-full"), pem).ssl).toEqual({
    host: "db.example",
    ca: pem,
    rejectUnauthorized: true,
  })
  const anyName = databaseAddress(at("?sslmode=verify-ca"), pem).ssl
  expect(anyName).toMatchObject({ ca: pem, rejectUnauthorized: true, checkServerIdentity: expect.any(Function) })
})

test("encrypts without verifying the server for require; with a CA it checks the signature, as libpq does", () => {
  expect(databaseAddress(at("?sslmode=require"), undefined).ssl).toMatchObject({ rejectUnauthorized: false })
  expect(databaseAddress(at("?sslmode=require"), pem).ssl).toMatchObject({ rejectUnauthorized: true, ca: pem })
})

test("reads a CA from its file, and names one that is missing", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "silai-ca-"))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const file = path.join(folder, "ca.pem")
  fs.writeFileSync(file, pem)
  expect(databaseAddress(at("?sslmode=verify-full"), file).ssl).toMatchObject({ ca: pem })
  expect(() => databaseAddress(at("?sslmode=verify-full"), `${file}.gone`)).toThrow(/^DATABASE_CA names .*ENOENT/)
})

test.each(["?sslmode=prefer", "?sslmode=verify_full", "?sslmode=require&sslrootcert=/ca.pem", "?ssl=true"])(
  "refuses %s, because drivers understand it differently",
  (query) => expect(() => databaseAddress(at(query), undefined)).toThrow(/^DATABASE_URL .* not offered/),
)

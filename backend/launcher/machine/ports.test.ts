import net from "node:net"
import { expect, it } from "vitest"
import { checkPorts } from "./ports.mjs"

function listen(): Promise<{ port: number; close(): void }> {
  return new Promise((resolve) => {
    const server = net
      .createServer()
      .listen(0, "127.0.0.1", () =>
        resolve({ port: (server.address() as net.AddressInfo).port, close: () => server.close() }),
      )
  })
}

it("names who holds a port, and the variable that moves the shop", async () => {
  const { port, close } = await listen()
  await expect(checkPorts([{ name: "PORT", port, host: "127.0.0.1" }])).rejects.toThrow(
    new RegExp(`^Port ${port} is taken by .+\\. Stop it, or start with PORT=\\d+ npm start\\.$`),
  )
  close()
})

it("refuses to give two parts of the shop one port", async () => {
  const twice = ["PORT", "API_PORT"].map((name) => ({ name, port: 8_299, host: "127.0.0.1" }))
  await expect(checkPorts(twice)).rejects.toThrow(/PORT=8299, API_PORT=8299/)
})

it("says when the machine has no such address", async () => {
  await expect(checkPorts([{ name: "PORT", port: 8_299, host: "192.0.2.1" }])).rejects.toThrow(
    /no address 192\.0\.2\.1/,
  )
})

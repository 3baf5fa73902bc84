import http from "node:http"

export type Balancer = { url: string; close(): Promise<void> }

/** Hands each request to the next of these servers, as the proxy in front of several would. */
export async function openBalancer(servers: readonly string[]): Promise<Balancer> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })
  let next = 0
  const proxy = http.createServer((request, response) => {
    const { hostname, port } = new URL(servers[next++ % servers.length]!)
    const { method, url: path, headers } = request
    const onward = http.request({ agent, hostname, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on("error", () => response.writeHead(502).end())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve))
  return {
    url: `http://127.0.0.1:${(proxy.address() as { port: number }).port}`,
    async close() {
      agent.destroy()
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
}

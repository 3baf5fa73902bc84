import { execFileSync } from "node:child_process"
import fs from "node:fs"
import http from "node:http"
import https from "node:https"
import net from "node:net"
import path from "node:path"
import { type Bucket, openBucket } from "../rig/opening/bucket"
import { type Child, startChild, untilReady } from "../rig/opening/child"
import { freePort } from "../rig/places"

/** The world outside the containers: the stand-ins and a bucket, behind TLS under one name, as the real ones are. */
export type Outside = {
  name: string
  standIns: string
  bucket: Bucket
  /** Variables for `.env`: everything that production requires. */
  variables: Record<string, string>
  /** The certificate of the authority that the containers must trust. */
  authority: string
  close(): Promise<void>
}

const name = "outside.test"
const secret = (of: string) => `${of}-k3HsW0vYf6mR2nQx8uBt5LpZ`

function certificate(folder: string) {
  const [key, cert] = [path.join(folder, "outside.key"), path.join(folder, "outside.crt")]
  execFileSync(
    "openssl",
    `req -x509 -newkey rsa:2048 -nodes -days 2 -keyout ${key} -out ${cert} -subj /CN=${name} -addext subjectAltName=DNS:${name}`.split(
      " ",
    ),
    { stdio: "ignore" },
  )
  fs.chmodSync(cert, 0o644)
  return { key: fs.readFileSync(key), cert: fs.readFileSync(cert), authority: cert }
}

/** TLS in front of a plain server on this machine. The bucket is called by its own name, because its signature covers it. */
function withTls(options: { key: Buffer; cert: Buffer }, target: number, host?: string): https.Server {
  return https.createServer(options, (req, res) => {
    const headers = { ...req.headers, ...(host ? { host } : {}) }
    const up = http.request(
      { port: target, host: "127.0.0.1", method: req.method, path: req.url, headers },
      (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(res)
      },
    )
    up.on("error", () => res.destroy())
    req.pipe(up)
  })
}

/** @param webhook where the payment stand-in reports payments, @param at the address under which the containers reach this machine */
export async function openOutside(folder: string, at: string, webhook: string): Promise<Outside> {
  const { key, cert, authority } = certificate(folder)
  const [standInPort, smtpPort] = [await freePort(), await freePort()]
  const razorpay = {
    RAZORPAY_KEY_ID: "rzp_live_proof12345",
    RAZORPAY_KEY_SECRET: secret("razorpay"),
    RAZORPAY_WEBHOOK_SECRET: secret("webhook"),
  }
  const msg91 = {
    MSG91_AUTH_KEY: secret("msg91"),
    MSG91_TEMPLATE_ID: "template",
    MSG91_SHIPPED_TEMPLATE_ID: "shipped",
    MSG91_READY_TEMPLATE_ID: "ready",
    MSG91_CANCELLED_TEMPLATE_ID: "cancelled",
    MSG91_BACK_IN_STOCK_TEMPLATE_ID: "back-in-stock",
  }
  const log = path.join(folder, "stand-ins.log")
  const standIns: Child = startChild({
    file: "backend/launcher/stand-ins/main.mjs",
    log,
    env: {
      ...razorpay,
      ...msg91,
      DATA_DIR: folder,
      STAND_IN_PORT: String(standInPort),
      SMTP_PORT: String(smtpPort),
      RAZORPAY_WEBHOOK_URL: webhook,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      NODE_ENV: "development",
      WHATSAPP_ACCESS_TOKEN: secret("whatsapp"),
      WHATSAPP_APP_SECRET: secret("whatsapp-app"),
      WHATSAPP_PHONE_NUMBER_ID: "100200300400",
      GOOGLE_CLIENT_ID: "proof.apps.googleusercontent.com",
    },
  })
  await untilReady(standIns, "stand-ins", log)
  const bucket = await openBucket()
  const servers: net.Server[] = []
  const listen = async (server: net.Server) => {
    await new Promise<void>((resolve) => server.listen(0, at, resolve))
    servers.push(server)
    return (server.address() as net.AddressInfo).port
  }
  const web = await listen(withTls({ key, cert }, standInPort, `127.0.0.1:${standInPort}`))
  const store = await listen(withTls({ key, cert }, Number(new URL(bucket.env.S3_ENDPOINT!).port)))
  const post = await listen(
    net.createServer((line) => {
      const up = net.connect(smtpPort, "127.0.0.1")
      line.on("error", () => up.destroy()).pipe(up)
      up.on("error", () => line.destroy()).pipe(line)
    }),
  )
  return {
    name,
    authority,
    bucket,
    standIns: `http://127.0.0.1:${standInPort}`,
    variables: {
      ...razorpay,
      ...msg91,
      ...bucket.env,
      JWT_SECRET: secret("jwt"),
      COOKIE_SECRET: secret("cookie"),
      OTP_PEPPER: secret("pepper"),
      RAZORPAY_API_BASE: `https://${name}:${web}/razorpay`,
      RAZORPAY_CHECKOUT_URL: `https://${name}:${web}/razorpay/v1/checkout.js`,
      MSG91_BASE_URL: `https://${name}:${web}/sms`,
      SMTP_URL: `smtp://${name}:${post}`,
      S3_ENDPOINT: `https://${name}:${store}`,
    },
    async close() {
      for (const server of servers) {
        ;(server as http.Server).closeAllConnections?.()
        server.close()
      }
      await standIns.stop()
      await bucket.close()
    },
  }
}

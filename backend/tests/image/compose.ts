import { execFile, execFileSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
import { parse } from "yaml"
import { root } from "../rig/places"

type Wait = Record<string, { condition: string }>
type Service = {
  image: string
  user: string
  command?: string[]
  entrypoint?: string[]
  env_file?: string
  environment?: Record<string, string | null>
  volumes?: string[]
  networks: string[]
  depends_on?: Wait
  tmpfs: string[]
  cap_drop: string[]
  security_opt: string[]
  read_only: boolean
  ports?: string[]
  restart: string
  stop_grace_period?: string
  shm_size?: string
  healthcheck?: { test: string[]; interval: string; timeout: string; retries?: number; start_period?: string }
}
type Network = { enable_ipv6?: boolean; internal?: boolean; ipam?: { config: { subnet: string }[] } }

/** Calls Docker; returns its output, without the final newline. */
export const docker = (...args: string[]): string =>
  execFileSync("docker", args, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: 64 * 1024 * 1024,
  }).trimEnd()
/** The same, while this process goes on serving the containers. */
const dockerAside = async (...args: string[]): Promise<string> =>
  (await promisify(execFile)("docker", args)).stdout.trimEnd()
/** Calls Docker for something that may fail; returns its exit code and all its output. */
export function dockerMay(...args: string[]): { code: number; said: string } {
  try {
    return { code: 0, said: docker(...args) }
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string }
    return { code: status, said: `${stdout}${stderr}` }
  }
}

/** `${NAME}`, `${NAME:-else}`, `${NAME:?why}`, as Compose reads them. */
function filled(text: string, variables: Record<string, string>): string {
  return text.replaceAll(/\$\{([A-Z0-9_]+)(?::([-?])([^}]*))?\}/g, (_, name: string, way?: string, rest?: string) => {
    if (variables[name]) return variables[name]
    if (way === "?") throw new Error(rest)
    return rest ?? ""
  })
}

/**
 * docker-compose.yml, run by plain `docker`: each container gets what its service's entry says, so that the file is tested where
 * Compose itself is not installed.
 */
export class Composed {
  readonly services: Record<string, Service>
  readonly networks: Record<string, Network>
  readonly #volumes: string[]
  /** Replicas of a service, as `--scale` makes them: container names by service. */
  readonly #running = new Map<string, string[]>()
  readonly #name: string
  readonly #settings: { envFile: string; images: Record<string, string>; more: (service: string) => string[] }

  /**
   * @param settings `images` replace those that the file names; `more` are arguments of `docker run` that provide the
   *   world outside the shop, such as the addresses of its stand-ins
   */
  constructor(
    name: string,
    variables: Record<string, string>,
    settings: { envFile: string; images: Record<string, string>; more: (service: string) => string[] },
  ) {
    const text = filled(fs.readFileSync(path.join(root, "docker-compose.yml"), "utf8"), variables)
    const file = parse(text, { merge: true }) as {
      services: Record<string, Service>
      networks: Record<string, Network>
      volumes: Record<string, null>
    }
    this.#name = name
    this.#settings = settings
    this.services = file.services
    this.networks = file.networks
    this.#volumes = Object.keys(file.volumes)
    this.down()
    for (const [network, { internal, ipam, enable_ipv6 }] of Object.entries(file.networks))
      docker(
        "network",
        "create",
        ...(internal ? ["--internal"] : []),
        ...(enable_ipv6 ? ["--ipv6"] : []),
        ...(ipam?.config ?? []).flatMap(({ subnet }) => ["--subnet", subnet]),
        this.#called(network),
      )
  }

  #called = (part: string) => `${this.#name}_${part}`
  containers = (service: string) => this.#running.get(service) ?? []

  /** The arguments of `docker run` for one container of a service. */
  #argumentsOf(service: string, container: string): string[] {
    const one = this.services[service]!
    const check = one.healthcheck
    const flag = (name: string, value?: string) => (value ? [`--${name}`, value] : [])
    return [
      "--name",
      container,
      "--network",
      this.#called(one.networks[0]!),
      "--network-alias",
      service,
      ...flag("user", one.user),
      ...(one.read_only ? ["--read-only"] : []),
      ...one.tmpfs.flatMap((place) => ["--tmpfs", place]),
      ...one.cap_drop.flatMap((right) => ["--cap-drop", right]),
      ...one.security_opt.flatMap((option) => ["--security-opt", option]),
      ...flag("env-file", one.env_file && this.#settings.envFile),
      ...Object.entries(one.environment ?? {}).flatMap(([name, value]) => ["--env", `${name}=${value ?? ""}`]),
      ...(one.volumes ?? []).flatMap((volume) => [
        "--volume",
        volume.startsWith(".") ? path.join(root, volume.slice(1)) : this.#called(volume),
      ]),
      ...flag("stop-timeout", one.stop_grace_period?.replace("s", "")),
      ...flag("shm-size", one.shm_size),
      ...flag("restart", one.restart),
      ...(check
        ? [
            "--health-cmd",
            check.test.slice(1).join(" "),
            "--health-interval",
            "2s",
            "--health-timeout",
            check.timeout,
            ...flag("health-start-period", check.start_period),
            ...flag("health-retries", String(check.retries ?? 3)),
          ]
        : []),
      ...this.#settings.more(service),
    ]
  }

  /** Makes and starts one container of a service; its name. */
  start(service: string, ...command: string[]): string {
    const one = this.services[service]!
    const all = this.containers(service)
    const taken = all.map((name) => Number(name.split("-").at(-1)))
    const container = `${this.#called(service)}-${[1, 2, 3, 4, 5].find((number) => !taken.includes(number))}`
    const image = this.#settings.images[one.image] ?? one.image
    const [program, ...first] = one.entrypoint ?? []
    const words = [...first, ...(command.length ? command : (one.command ?? []))]
    const entry = program ? ["--entrypoint", program] : []
    docker("create", ...entry, ...this.#argumentsOf(service, container), image, ...words)
    for (const network of one.networks.slice(1))
      docker("network", "connect", "--alias", service, this.#called(network), container)
    docker("start", container)
    this.#running.set(service, [...all, container])
    return container
  }

  /**
   * Starts a service that runs once; returns its exit code and output. It may call the bucket, which this process
   * serves during the run.
   */
  async run(service: string, ...command: string[]): Promise<{ code: number; said: string }> {
    const container = this.start(service, ...command)
    const code = Number(await dockerAside("wait", container))
    const { said } = dockerMay("logs", container)
    this.remove(container)
    return { code, said }
  }

  /** As `docker compose up` waits for `service_healthy`. */
  async healthy(container: string, seconds = 240): Promise<void> {
    for (const until = Date.now() + seconds * 1000; Date.now() < until;) {
      const state = await dockerAside("inspect", "--format", "{{.State.Running}} {{.State.Health.Status}}", container)
      if (state === "true healthy") return
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    throw new Error(`${container} was not healthy in ${seconds} s:\n${this.logs(container)}`)
  }

  /** Where a container is reached from this machine. */
  addressOf(container: string): string {
    const service = [...this.#running].find(([, all]) => all.includes(container))![0]
    const network = this.#called(this.services[service]!.networks[0]!)
    return docker("inspect", "--format", `{{(index .NetworkSettings.Networks "${network}").IPAddress}}`, container)
  }

  imageOf = (service: string) => this.#settings.images[this.services[service]!.image] ?? this.services[service]!.image
  logs = (container: string, lines = 60) => dockerMay("logs", "--tail", String(lines), container).said

  /** Stops with the file's grace, then removes. */
  async stop(container: string): Promise<number> {
    await dockerAside("stop", container)
    const code = Number(await dockerAside("inspect", "--format", "{{.State.ExitCode}}", container))
    this.remove(container)
    return code
  }

  remove(container: string): void {
    docker("rm", "--force", container)
    for (const [service, all] of this.#running)
      this.#running.set(
        service,
        all.filter((name) => name !== container),
      )
  }

  /** Removes a volume's contents, as when starting over or losing a disk. */
  dropVolume = (name: string) => void docker("volume", "rm", this.#called(name))

  down(): void {
    const mine = ["--filter", `name=^/?${this.#name}_`]
    const containers = docker("ps", "--all", "--quiet", ...mine)
      .split("\n")
      .filter(Boolean)
    if (containers.length) docker("rm", "--force", ...containers)
    for (const volume of this.#volumes) dockerMay("volume", "rm", this.#called(volume))
    for (const network of Object.keys(this.networks ?? {})) dockerMay("network", "rm", this.#called(network))
    this.#running.clear()
  }
}

import fs from "node:fs"
import path from "node:path"
import { stringify } from "yaml"
import { compose, docker, mayFail } from "./engine"

/** A folder with the shop's docker-compose.yml and .env, run by Docker Compose. */
export class Composed {
  readonly #folder: string
  readonly #project: string

  constructor(folder: string, project: string) {
    this.#folder = folder
    this.#project = project
  }

  /** Writes docker-compose.override.yml, which Compose reads by itself. */
  override(services: Record<string, object>): void {
    fs.writeFileSync(path.join(this.#folder, "docker-compose.override.yml"), stringify({ services }))
  }

  /** Compose itself, as typed in the shop's folder. */
  call = (...words: string[]): Promise<string> => compose(this.#folder, {}, ...words)

  /** All services that are not behind a profile, or those named, with two servers. */
  up = (...services: string[]): Promise<string> => this.call("up", "--detach", "--scale", "server=2", ...services)

  /** Runs a service once; returns its exit code and output. */
  run = (service: string, ...words: string[]): Promise<{ code: number; output: string }> =>
    mayFail(this.call("run", "--rm", "-T", service, ...words))

  /** The same with another entry point. */
  runAs = (entrypoint: string, service: string): Promise<{ code: number; output: string }> =>
    mayFail(this.call("run", "--rm", "-T", "--entrypoint", entrypoint, service))

  /** The containers of a service, running or not. */
  async containers(service: string): Promise<string[]> {
    const all = await docker("ps", "--all", "--quiet", "--no-trunc", ...this.#labelled(service))
    return all.split("\n").filter(Boolean)
  }
  async container(service: string): Promise<string> {
    const [one] = await this.containers(service)
    if (!one) throw new Error(`There is no container of ${service}`)
    return one
  }
  #labelled = (service: string) =>
    [`project=${this.#project}`, `service=${service}`, "oneoff=False"].flatMap((label) => [
      "--filter",
      `label=com.docker.compose.${label}`,
    ])

  /** Waits until a container runs and its health check passes. */
  async healthy(container: string, seconds = 240): Promise<void> {
    for (const until = Date.now() + seconds * 1000; Date.now() < until;) {
      const state = await docker("inspect", "--format", "{{.State.Running}} {{.State.Health.Status}}", container)
      if (state === "true healthy") return
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    throw new Error(`${container} was not healthy in ${seconds} s:\n${await this.logs(container)}`)
  }

  /** The address of a container in a network of the shop, as this machine reaches it. */
  addressOf = (container: string, network: "shop" | "data") =>
    docker(
      "inspect",
      "--format",
      `{{(index .NetworkSettings.Networks "${this.#project}_${network}").IPAddress}}`,
      container,
    )

  logs = async (container: string, lines = 60) =>
    (await mayFail(docker("logs", "--tail", String(lines), container))).output

  /** Stops a container with the grace that the file gives it, and removes it; its exit code. */
  async stop(container: string): Promise<number> {
    await docker("stop", container)
    const code = Number(await docker("inspect", "--format", "{{.State.ExitCode}}", container))
    await docker("rm", container)
    return code
  }

  volume = (name: string) => `${this.#project}_${name}`
  /** Loses a disk. */
  dropVolume = async (name: string) => void (await docker("volume", "rm", this.volume(name)))

  down = async () => void (await this.call("down", "--volumes", "--remove-orphans", "--timeout", "5"))
}

import { z } from "zod"

const words = z.array(z.string())
const waits = z.record(
  z.string(),
  z.strictObject({ condition: z.enum(["service_healthy", "service_completed_successfully"]) }),
)
const span = z.string().regex(/^\d+s$/)
/**
 * The part of the Compose specification that we use; a misspelt key, or one that shares a container's network, is
 * refused.
 */
const service = z.strictObject({
  image: z.string(),
  build: z
    .strictObject({
      context: z.enum([".", "backend/docker/door"]),
      args: z.record(z.string(), z.string()).optional(),
    })
    .optional(),
  read_only: z.literal(true),
  tmpfs: z.array(z.string().regex(/^\/[a-z/]+:mode=1777,size=\d+m$/)),
  cap_drop: z.tuple([z.literal("ALL")]),
  security_opt: z.tuple([z.literal("no-new-privileges:true")]),
  // By name or number, never root.
  user: z.string().regex(/^(?!root|0)[\w:]+$/),
  command: words.optional(),
  entrypoint: words.optional(),
  profiles: z.tuple([z.literal("restore")]).optional(),
  env_file: z.string().optional(),
  environment: z.record(z.string().regex(/^[A-Z][A-Z0-9_]*$/), z.string()).optional(),
  ports: words.optional(),
  volumes: words.optional(),
  networks: words,
  depends_on: waits.optional(),
  healthcheck: z
    .strictObject({
      test: words,
      interval: span,
      timeout: span,
      retries: z.number().optional(),
      start_period: span.optional(),
    })
    .optional(),
  restart: z.enum(["unless-stopped", "no"]),
  stop_grace_period: span.optional(),
  shm_size: z.string().optional(),
  logging: z.object({ driver: z.literal("json-file") }).optional(),
})
/** `docker-compose.yml`, parsed: only the keys that we use. */
export const composeFile = z.strictObject({
  "x-shop": z.unknown(),
  "x-locked": z.unknown(),
  services: z.record(z.string(), service),
  networks: z.record(
    z.string(),
    z.strictObject({
      enable_ipv6: z.boolean().optional(),
      ipam: z.strictObject({ config: z.array(z.strictObject({ subnet: z.string() })) }).optional(),
      internal: z.boolean().optional(),
    }),
  ),
  volumes: z.record(z.string(), z.null()),
})

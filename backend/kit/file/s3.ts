import { z } from "zod"

/**
 * The variables of `@medusajs/file-s3`, by Medusa's own names. A bucket switches it on; without one, files are in a folder.
 * `.env.example` explains each.
 */
export const s3Variables = {
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_AUTHENTICATION_METHOD: z.enum(["access-key", "s3-iam-role"]).default("access-key"),
  S3_PREFIX: z.string().default(""),
  S3_FILE_URL: z.url().optional(),
  S3_FORCE_PATH_STYLE: z.enum(["on", "off"]).default("off"),
}

type S3 = z.output<z.ZodObject<typeof s3Variables>>

/** The variables that a bucket needs and that are not set. */
export function missingForS3(env: S3): string[] {
  if (!env.S3_BUCKET || env.S3_AUTHENTICATION_METHOD !== "access-key") return []
  return (["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const).filter((name) => !env[name])
}

/** The provider's options. */
export const s3Options = (env: S3) => ({
  bucket: env.S3_BUCKET,
  region: env.S3_REGION,
  endpoint: env.S3_ENDPOINT,
  authentication_method: env.S3_AUTHENTICATION_METHOD,
  access_key_id: env.S3_ACCESS_KEY_ID,
  secret_access_key: env.S3_SECRET_ACCESS_KEY,
  prefix: env.S3_PREFIX,
  file_url: env.S3_FILE_URL,
  // The bucket's own rules decide who reads it; many storages have no ACLs and refuse one.
  acl: false,
  additional_client_config: {
    forcePathStyle: env.S3_FORCE_PATH_STYLE === "on",
    // The SDK has no timeout by default. It tries three times.
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 8_000, throwOnRequestTimeout: true },
  },
})

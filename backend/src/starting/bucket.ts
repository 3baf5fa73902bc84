import type { Env } from "@silai/kit/env"
import { s3Options } from "@silai/kit/s3"
import { type Fault, type Needed, networkFault, oneLine } from "./needed"

/** S3's codes; storages of other makers use them too. */
const meanings: [RegExp, string, boolean][] = [
  [/^NoSuchBucket$/, "it does not have this bucket", false],
  [/^(InvalidAccessKeyId|SignatureDoesNotMatch|InvalidToken|ExpiredToken)$/, "it refuses the keys", false],
  [/^(AccessDenied|AllAccessDisabled)$/, "the keys may not write and delete in this bucket", false],
  [/Quota|StorageFull|InsufficientCapacity/, "it is full", true],
  [/^(SlowDown|ServiceUnavailable|InternalError)$/, "it is overloaded or fails", true],
  [/^CredentialsProviderError$/, "this machine has no role or keys for it", true],
]

function read(error: unknown): Fault | null {
  const {
    name = "",
    code = "",
    message = "",
    $metadata,
  } = (error ?? {}) as {
    name?: string
    code?: string
    message?: string
    $metadata?: { httpStatusCode?: number }
  }
  const meaning = meanings.find(([names]) => names.test(name) || names.test(code))
  if (meaning) return { cause: `${meaning[1]} (${name})`, mayPass: meaning[2] }
  if (!$metadata) return null
  // The SDK calls a connection that was closed a time-out, too.
  const known = networkFault(error) ?? (name === "TimeoutError" ? networkFault({ code: "ETIMEDOUT" }) : null)
  if (known) return known
  const status = $metadata.httpStatusCode
  if (status === 507) return { cause: "it is full (507)", mayPass: true }
  if (status) return { cause: `it answers ${status} (${oneLine(name || message)})`, mayPass: status >= 500 }
  return null
}

/** The bucket of pictures and files, with room for an object. */
export function bucketOf(env: Env): Needed {
  const options = s3Options(env)
  const { host, port, protocol } = new URL(env.S3_ENDPOINT ?? `https://s3.${env.S3_REGION}.amazonaws.com`)
  return {
    service: "S3",
    port: Number(port || (protocol === "http:" ? 80 : 443)),
    place: `${host}/${env.S3_BUCKET}`,
    async use(withinMs) {
      const { DeleteObjectCommand, PutObjectCommand, S3Client } = await import("@aws-sdk/client-s3")
      const client = new S3Client({
        region: options.region,
        endpoint: options.endpoint,
        // The environment is refused without the keys.
        credentials:
          env.S3_AUTHENTICATION_METHOD === "access-key"
            ? { accessKeyId: options.access_key_id ?? "", secretAccessKey: options.secret_access_key ?? "" }
            : undefined,
        forcePathStyle: options.additional_client_config.forcePathStyle,
        maxAttempts: 1,
        requestHandler: { connectionTimeout: withinMs, requestTimeout: withinMs, throwOnRequestTimeout: true },
      })
      const object = { Bucket: options.bucket, Key: `${options.prefix}silai-start` }
      try {
        await client.send(new PutObjectCommand({ ...object, Body: "room" }))
        await client.send(new DeleteObjectCommand(object))
      } finally {
        client.destroy()
      }
    },
    read,
  }
}

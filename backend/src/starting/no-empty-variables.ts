// Must be the first import: a line such as `S3_BUCKET=` in .env means that it is not set, for libraries and plugins too.
for (const [name, value] of Object.entries(process.env)) if (value === "") delete process.env[name]

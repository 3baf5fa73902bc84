import { Client } from "pg"

/** Runs `ask` on its own connection, and closes it before it returns: the caller may stop the server next. */
export async function onOneConnection<T>(databaseUrl: string, ask: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}

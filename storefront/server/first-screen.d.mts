export function firstScreen(
  draw: (request: Request) => Promise<Response>,
  client: string,
): (request: Request) => Promise<Response>

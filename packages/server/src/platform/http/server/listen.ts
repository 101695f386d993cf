import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StartupError } from '../../startup-error.ts'

/** Connections that wait to be taken up, as many as Linux allows: of more than that it resets some, where Node's 511 are soon reached. */
const MOST_WAITING = 4096

/** The address cannot be listened on. */
class PortTaken extends StartupError {}

/**
 * Listens before anything else is opened, so that a second start fails at once and touches nothing.
 * @returns the address as people type it
 * @throws PortTaken
 */
export const listen = (server: Server, port: number, host: string) =>
  new Promise<string>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => fail(new PortTaken(reasonOf(error, port, host))))
    server.listen(port, host, MOST_WAITING, () =>
      done(`http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`),
    )
  })

function reasonOf({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Stop it, or set PORT to a free one.`
  if (code === 'EACCES') return `Port ${port} needs more rights than this user has. Set PORT to one above 1023.`
  if (code === 'EADDRNOTAVAIL') return `HOST=${host} is not an address of this machine.`
  return `Cannot listen on ${host}:${port}: ${message}`
}

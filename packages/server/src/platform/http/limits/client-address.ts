import { isIPv6 } from 'node:net'

/**
 * The address a request comes from: the socket's, or the one that a trusted proxy names. Behind a chain of proxies it
 * is the last address that is not itself one of ours, so a client cannot make one up.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trusted: readonly string[],
): string {
  const socket = plain(socketAddress)
  if (!forwardedFor || !trusted.includes(socket)) return socket
  const chain = forwardedFor.split(',').map((part) => plain(part.trim()))
  return chain.findLast((address) => !trusted.includes(address)) || socket
}

/** IPv4 written as IPv6 is the same address. */
const plain = (address: string) => (address.startsWith('::ffff:') ? address.slice(7) : address)

/** The address under which budgets are counted: whoever holds one IPv6 address holds its whole /64. */
export function budgetKey(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  const full = [...groups(head), ...Array<string>(Math.max(0, zeros)).fill('0'), ...groups(tail ?? '')]
  return full
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

import { parseArgs } from 'node:util'
import type { Context } from './context.ts'
import { WrongCall } from './wrong-call.ts'

/** A command as it is found in the list. */
export interface Command {
  name: string
  /** What stands behind the name. */
  usage: string
  /** What it does, in lines of help. */
  help: readonly string[]
  /** @throws what it cannot do */
  run(argv: readonly string[], context: Context): Promise<void>
}

interface Described<Argument extends string, Needed extends string, Optional extends string, Flag extends string> {
  name: string
  usage: string
  help: readonly string[]
  /** Names of what must stand behind the command, in order. */
  takes?: readonly Argument[]
  needs?: readonly Needed[]
  allows?: readonly Optional[]
  /** Those that stand alone: `--create-league`. */
  flags?: readonly Flag[]
  run(
    given: Record<Argument | Needed, string> & { [K in Optional]?: string } & { [K in Flag]?: true },
    context: Context,
  ): Promise<void>
}

/** Describes a command by what it takes and does; what it is given has been checked when it runs. */
export const command = <
  const Argument extends string = never,
  const Needed extends string = never,
  const Optional extends string = never,
  const Flag extends string = never,
>({
  takes = [],
  needs = [],
  allows = [],
  flags = [],
  run,
  ...described
}: Described<Argument, Needed, Optional, Flag>): Command => ({
  ...described,
  run: (argv, context) => run(readGiven(argv, { takes, needs, allows, flags }) as Parameters<typeof run>[0], context),
})

type Taken = Record<'takes' | 'needs' | 'allows' | 'flags', readonly string[]>

function readGiven(argv: readonly string[], { takes, needs, allows, flags }: Taken) {
  const { positionals, values } = parse(argv, [...needs, ...allows], flags)
  const missing = takes[positionals.length] ?? needs.find((name) => !String(values.get(name) ?? '').trim())
  if (missing) throw new WrongCall(`It needs ${needs.includes(missing) ? `--${missing}` : `<${missing}>`}.`)
  const surplus = positionals[takes.length]
  if (surplus !== undefined) throw new WrongCall(`It does not know what to do with "${surplus}".`)
  return {
    ...Object.fromEntries(values),
    ...Object.fromEntries(takes.map((name, index) => [name, positionals[index] ?? ''])),
  }
}

function parse(argv: readonly string[], names: readonly string[], flags: readonly string[]) {
  const options = Object.fromEntries([
    ...names.map((name) => [name, { type: 'string' as const }]),
    ...flags.map((name) => [name, { type: 'boolean' as const }]),
  ])
  try {
    const { positionals, values } = parseArgs({ args: [...argv], options, allowPositionals: true })
    return { positionals, values: new Map(Object.entries(values)) }
  } catch (error) {
    // Node's first sentence says it all: "Unknown option '--x'."
    throw new WrongCall(`${(error as Error).message.split(/\. |\n/)[0]?.replace(/\.$/, '')}.`)
  }
}

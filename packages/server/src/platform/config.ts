import * as z from 'zod'
import { StartupError } from './startup-error.ts'

/** Absent or empty: the setting is not made. */
const unset = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(unset, schema.optional())
const withDefault = <T extends z.ZodType>(schema: T, value: z.input<T>) =>
  z.preprocess((given) => unset(given) ?? value, schema)
const list = (item: z.ZodType<string>) =>
  z.preprocess(
    (given) =>
      typeof given === 'string'
        ? given
            .split(',')
            .map((part) => part.trim())
            .filter(Boolean)
        : [],
    z.array(item),
  )
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const secureAddress = z.url({ protocol: /^https$/, error: 'must be an https address' })
const portRange = 'must be a whole number from 0 to 65535'
const port = z
  .string()
  .regex(/^\d{1,5}$/, portRange)
  .transform(Number)
  .refine((value) => value <= 65_535, portRange)
const megabytes = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number of megabytes')
  .transform(Number)
const oneOf = <const Options extends readonly string[]>(...options: Options) =>
  z.enum(options, { error: `must be one of ${options.join(', ')}` })
const publicUrl = webAddress.refine((url) => /^https?:\/\/[^/?#]+\/?$/.test(url), {
  error: 'must be the address of the whole site, without a path',
})
const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
  .refine(URL.canParse, 'must be an address like postgres://user:password@host:5432/name, special characters as %XX')

const environment = z.object({
  PORT: withDefault(port, '3000'),
  HOST: withDefault(z.string(), '127.0.0.1'),
  PUBLIC_URL: optional(publicUrl),
  DATABASE_URL: optional(postgresUrl),
  DATABASE_DIRECT_URL: optional(postgresUrl),
  DATABASE_REPLICA_URL: optional(postgresUrl),
  DATA_DIR: withDefault(z.string(), './data'),
  AUTH_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  TELEGRAM_BOT_NAME: optional(z.string().regex(/^@?[A-Za-z]\w{4,31}$/, 'must be the name of a Telegram bot')),
  TELEGRAM_BOT_TOKEN: optional(
    z.string().regex(/^\d+:[\w-]{20,}$/, 'must be a token from BotFather, like 123456:ABC…'),
  ),
  TELEGRAM_API_ROOT: withDefault(webAddress, 'https://api.telegram.org'),
  TELEGRAM_WEBHOOK_SECRET: optional(z.string().regex(/^[\w-]{16,256}$/, 'must be 16 to 256 letters, digits, _ and -')),
  ADMIN_TELEGRAM_IDS: list(z.string().regex(/^\d+$/, 'must be Telegram ids (numbers), comma-separated')),
  SITE_NAME: withDefault(
    z.string().trim().min(1, 'must not be blank').max(60, 'must have at most 60 characters'),
    'Матчбол',
  ),
  SOCIAL_TELEGRAM: optional(secureAddress),
  SOCIAL_INSTAGRAM: optional(secureAddress),
  SOCIAL_LINKEDIN: optional(secureAddress),
  SOCIAL_YOUTUBE: optional(secureAddress),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps address' })),
  MONOBANK_TOKEN: optional(z.string()),
  MONOBANK_API_ROOT: withDefault(webAddress, 'https://api.monobank.ua'),
  METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  TRUST_PROXY: list(z.union([z.ipv4(), z.ipv6()], { error: 'must be IP addresses, comma-separated' })),
  CACHE_MB: withDefault(megabytes, '64'),
  RATE_LIMITS: withDefault(oneOf('on', 'off'), 'on'),
  LOG_LEVEL: withDefault(oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'), 'info'),
  DEMO: optional(oneOf('0', '1')),
})

export interface Config extends z.output<typeof environment> {
  /** Demo people instead of Telegram, demo data in an empty database, loopback only. */
  isDemo: boolean
}

/** A setting that cannot be; the message is one sentence that says which and why. */
export class WrongSetting extends StartupError {}

/**
 * Reads and checks every setting at once.
 * @throws WrongSetting
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const read = environment.safeParse(env)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new WrongSetting(`The setting ${String(issue?.path[0])} is wrong: ${issue?.message}.`)
  }
  const settings = read.data
  const isReal = Boolean(settings.TELEGRAM_BOT_TOKEN || settings.PUBLIC_URL || settings.DATABASE_URL)
  const isDemo = settings.DEMO ? settings.DEMO === '1' : !isReal
  const clash = clashIn(settings, isDemo, isReal)
  if (clash) throw new WrongSetting(clash)
  return { ...settings, isDemo }
}

function clashIn(settings: z.output<typeof environment>, isDemo: boolean, isReal: boolean): string | undefined {
  if (Boolean(settings.TELEGRAM_BOT_NAME) !== Boolean(settings.TELEGRAM_BOT_TOKEN))
    return 'The settings TELEGRAM_BOT_NAME and TELEGRAM_BOT_TOKEN go together: set both or neither.'
  if (isDemo && isReal)
    return 'DEMO=1 cannot go together with TELEGRAM_BOT_TOKEN, PUBLIC_URL or DATABASE_URL: demo mode lets anyone in as anyone.'
  if (isDemo && !isLoopback(settings.HOST))
    return `Demo mode lets anyone in as anyone, so it listens on loopback only: set HOST to 127.0.0.1 (it is ${settings.HOST}), or DEMO=0.`
  if ((settings.DATABASE_DIRECT_URL || settings.DATABASE_REPLICA_URL) && !settings.DATABASE_URL)
    return 'DATABASE_DIRECT_URL and DATABASE_REPLICA_URL stand beside DATABASE_URL: set that too.'
  if ((settings.PUBLIC_URL || settings.DATABASE_URL) && !settings.AUTH_SECRET)
    return 'The setting AUTH_SECRET is required with PUBLIC_URL or DATABASE_URL: all nodes share it.'
  if (settings.RATE_LIMITS === 'off' && (settings.PUBLIC_URL || !isLoopback(settings.HOST)))
    return 'RATE_LIMITS=off is for benchmarks: only on loopback and without PUBLIC_URL.'
  return undefined
}

export const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)

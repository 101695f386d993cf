import { expect, it } from 'vitest'
import { createLog } from './log.ts'

const linesOf = (write: (log: ReturnType<typeof createLog>) => void) => {
  const lines: string[] = []
  write(createLog('info', { write: (line) => void lines.push(line) }))
  return lines.map((line) => JSON.parse(line))
}

it('a database’s error is logged without the query, its values and the row it failed on', () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint "users_telegram_id_key"'), {
    code: '23505',
    table: 'users',
    constraint: 'users_telegram_id_key',
    detail: 'Key (telegram_id)=(700000001) already exists.',
    query: 'insert into users (telegram_id) values ($1)',
    params: ['700000001'],
  })
  const [line] = linesOf((log) => log.error({ err: error }, 'request failed'))
  expect(JSON.stringify(line)).not.toContain('700000001')
  expect(line.err).toMatchObject({ code: '23505', table: 'users', constraint: 'users_telegram_id_key' })
  expect(line.err.stack).toContain('log.test.ts')
})

it('an error tells its causes, and a bundle of errors all of them', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED', port: 5432 })
  const bundle = new AggregateError([refused, 'gone'], 'nobody answers', { cause: new TypeError('no address') })
  const [line] = linesOf((log) => log.error({ err: bundle }))
  expect(line.err).toMatchObject({
    message: 'nobody answers',
    cause: { name: 'TypeError', message: 'no address' },
    errors: [{ code: 'ECONNREFUSED' }, { message: 'gone' }],
  })
})

it('what only looks like an error is logged by what it says, without the rest', () => {
  const emitted = { message: 'connect ECONNREFUSED', code: 'ECONNREFUSED', queue: 'sweep', params: ['secret'] }
  const [line] = linesOf((log) => log.error({ err: emitted }, 'job queue failed'))
  expect(line.err).toEqual({ message: 'connect ECONNREFUSED', code: 'ECONNREFUSED' })
})

it('quieter lines than the level are left out', () => {
  expect(linesOf((log) => log.debug('page'))).toEqual([])
})
